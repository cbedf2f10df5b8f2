import { createPageQuota } from '../src/pages/page-quota.ts';

const acquireMany = (
  room: ReturnType<typeof createPageQuota>,
  count: number,
  name: string,
  ip: (at: number) => string,
) => Array.from({ length: count }, (_, at) => room.acquire(`${name}-${at}`, ip(at))).filter(Boolean).length;

test('When one address asks for more pages than its quota, then others still get theirs', () => {
  const room = createPageQuota({ max: 100, maxPerAddress: 10 });
  expect(acquireMany(room, 1000, 'flood', () => '192.0.2.1')).toBe(10);
  expect(acquireMany(room, 1000, 'house', (at) => `2001:db8:0:1::${(at + 1).toString(16)}`)).toBe(10);
  expect(acquireMany(room, 10, 'other', () => '192.0.2.2')).toBe(10);
  // A cached page has a slot already and needs no quota.
  expect(room.acquire('other-3', '192.0.2.1')).toBe(true);
});

test('When a page failed to render, then its slot is free again, for its address too', () => {
  const room = createPageQuota({ max: 100, maxPerAddress: 2 });
  expect(acquireMany(room, 2, 'page', () => '192.0.2.1')).toBe(2);
  expect(room.acquire('third', '192.0.2.1')).toBe(false);
  room.release('page-0');
  expect(room.acquire('third', '192.0.2.1')).toBe(true);
  expect(room.acquire('fourth', '192.0.2.1')).toBe(false);
});

test('When all slots are taken, then each is free again after its time', async () => {
  const room = createPageQuota({ max: 3, maxPerAddress: 2, ttl: 300 });
  expect(acquireMany(room, 2, 'one', () => '192.0.2.1') + acquireMany(room, 1, 'two', () => '192.0.2.2')).toBe(3);
  expect(room.acquire('late', '192.0.2.3')).toBe(false);
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(acquireMany(room, 9, 'one', () => '192.0.2.1')).toBe(2);
});
