import { createUnreachableServices } from '../src/api/unreachable-services.ts';

test('The latest call to a service decides, and each change is reported once', () => {
  const services = createUnreachableServices();
  const changed = jest.fn();
  services.subscribe(changed);
  services.record('bio', true);
  expect([[...services.get()], changed.mock.calls.length]).toEqual([[], 0]);
  services.record('bio', false);
  services.record('bio', false);
  services.record('photo', false);
  expect([[...services.get()], changed.mock.calls.length]).toEqual([['bio', 'photo'], 2]);
  services.record('bio', true);
  expect([[...services.get()], changed.mock.calls.length]).toEqual([['photo'], 3]);
});
