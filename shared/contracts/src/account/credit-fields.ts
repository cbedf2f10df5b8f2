import { operationId } from '../operation-id.ts';
import { z } from '../zod.ts';
import { userId } from './user-id.ts';

/** What the credits are for, in the tool's own vocabulary, such as `opener`. Pages that don't know the word omit it. */
export const purpose = z.optional(z.string().check(z.regex(/^[a-z-]{1,40}$/)));

export const reservationReference = z.object({ userId, operationId });

export const reservationResult = z.object({
  /** The resulting state of the operation: committing an expired reservation answers `released`. */
  status: z.enum(['charged', 'released']),
  available: z.number(),
});
