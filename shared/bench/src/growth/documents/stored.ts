/** A document as a service stores it. */
export type StoredDocument = Record<string, unknown> & { _id: string };

/** Creates the document with this number of a member. */
export type CreateDocument = (userId: string, index: number) => StoredDocument;

const start = Date.UTC(2026, 0, 1);
export const minutesAfterStart = (minutes: number) => new Date(start + minutes * 60_000);
export const daysFromNow = (days: number) => new Date(Date.now() + days * 24 * 3600_000);

/** The fields of a paid operation that is done. */
export const createPaidRequest = (userId: string, operationId: string, createdAt: Date) => ({
  _id: `${userId}:${operationId}`,
  userId,
  operationId,
  fingerprint: operationId,
  state: 'done',
  lease: 'seeded',
  leaseUntil: createdAt,
  createdAt,
});
