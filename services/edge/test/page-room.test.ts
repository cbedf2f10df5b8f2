import { pageRoom } from '../src/pages/page-room.ts';

const takeMany = (room: ReturnType<typeof pageRoom>, count: number, name: string, ip: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => room.take(`${name}-${at}`, ip(at))).filter(Boolean).length;

test('When one address asks for more pages than it has room for, then others have theirs', () => {
  const room = pageRoom({ max: 100, maxPerAddress: 10 });
  expect(takeMany(room, 1000, 'flood', () => '192.0.2.1')).toBe(10);
  expect(takeMany(room, 1000, 'house', (at) => `2001:db8:0:1::${(at + 1).toString(16)}`)).toBe(10);
  expect(takeMany(room, 10, 'other', () => '192.0.2.2')).toBe(10);
  // A page that is there is everybody's.
  expect(room.take('other-3', '192.0.2.1')).toBe(true);
});

test('When a page came to nothing, then its place is free, for its address too', () => {
  const room = pageRoom({ max: 100, maxPerAddress: 2 });
  expect(takeMany(room, 2, 'page', () => '192.0.2.1')).toBe(2);
  expect(room.take('third', '192.0.2.1')).toBe(false);
  room.release('page-0');
  expect(room.take('third', '192.0.2.1')).toBe(true);
  expect(room.take('fourth', '192.0.2.1')).toBe(false);
});

test('When all places are taken, then each is free again after its time', async () => {
  const room = pageRoom({ max: 3, maxPerAddress: 2, ttl: 300 });
  expect(takeMany(room, 2, 'one', () => '192.0.2.1') + takeMany(room, 1, 'two', () => '192.0.2.2')).toBe(3);
  expect(room.take('late', '192.0.2.3')).toBe(false);
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(takeMany(room, 9, 'one', () => '192.0.2.1')).toBe(2);
});
