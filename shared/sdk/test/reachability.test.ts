import { createReachability } from '../src/api/reachability.ts';

test('The latest call to a service decides, and each change is reported once', () => {
  const reachability = createReachability();
  const changed = jest.fn();
  reachability.subscribe(changed);
  expect(reachability.get().get('bio')).toBeUndefined();
  for (const [service, reached] of [
    ['bio', false],
    ['bio', false],
    ['photo', false],
    ['bio', true],
    ['bio', true],
  ] as const) {
    reachability.record(service, reached);
  }
  expect(Object.fromEntries(reachability.get())).toEqual({ bio: true, photo: false });
  expect(changed).toHaveBeenCalledTimes(3);
});
