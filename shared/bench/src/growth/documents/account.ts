import { type CreateDocument, daysFromNow, minutesAfterStart } from './stored.ts';

export const createLedgerLine: CreateDocument = (userId, index) => ({
  _id: `${userId}:line-${index}:charged`,
  bookId: `${userId}:chatpad:seeded`,
  userId,
  tool: 'chatpad',
  kind: 'charged',
  amount: -1,
  operationId: `line-${index}`,
  at: minutesAfterStart(index),
});

export const createCreditBook: CreateDocument = (userId, index) => ({
  _id: `${userId}:chatpad:seeded-${index}`,
  userId,
  tool: 'chatpad',
  periodStart: minutesAfterStart(index),
  periodEnd: minutesAfterStart(index + 1),
  limit: 5000,
  available: 4990,
  used: 10,
  holds: [],
  pendingLines: [],
  leftPlacements: [],
});

export const createSession: CreateDocument = (userId, index) => ({
  _id: `session-${index}-${userId}`,
  sid: `sid-${index}-${userId}`,
  userId,
  epoch: 0,
  createdAt: minutesAfterStart(index),
  seenAt: minutesAfterStart(index),
  expiresAt: daysFromNow(7),
  device: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  addressHash: 'seeded',
});
