import { createFairSemaphore } from '../src/limits/fair-semaphore.ts';

test('A member with eight waiting pictures does not delay anyone else', async () => {
  const queue = createFairSemaphore(['one', 'two']);
  const done: string[] = [];
  const gates: (() => void)[] = [];
  const work = (name: string) => async () => {
    await new Promise<void>((open) => gates.push(open));
    done.push(name);
  };
  const crowd = Array.from({ length: 8 }, (_, at) => queue.run('crowd', work(`crowd ${at}`)));
  const other = queue.run('other', work('other'));
  const soon = () => new Promise((resolve) => setImmediate(resolve));
  await soon();
  expect(gates).toHaveLength(2);
  gates[1]?.();
  await other;
  expect(done).toEqual(['other']);
  while (done.length < 9) {
    for (const open of gates) open();
    await soon();
  }
  await Promise.all(crowd);
  expect(done.filter((name) => name.startsWith('crowd'))).toHaveLength(8);
});

test('Refuses more waiting tasks than the limit, with a time to try again', async () => {
  const queue = createFairSemaphore(['one']);
  const never = () => new Promise<void>(() => {});
  for (let count = 0; count < 11; count++) void queue.run('crowd', never);
  await expect(queue.run('crowd', never)).rejects.toMatchObject({ code: 'unavailable', extras: { retryAfter: 5 } });
});
