import { operationId } from '../operation-id.ts';
import { z } from '../zod.ts';
import { userId } from './user-id.ts';

/** What credits are for, in a word of the tool's own, such as `opener`. Pages that don't know the word say less. */
export const purpose = z.optional(z.string().check(z.regex(/^[a-z-]{1,40}$/)));

export const reservationReference = z.object({ userId, operationId });

export const reservationResult = z.object({
  /** What is now true of the operation; a commit of an expired hold answers `released`. */
  status: z.enum(['charged', 'released']),
  available: z.number(),
});
