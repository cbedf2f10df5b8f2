import { matchFields } from '../chatpad/match.ts';
import { z } from '../zod.ts';

/** The data of a match, as ChatPad stores it. This service discards it when the request is done. */
export const matchContext = {
  /** The match's id in ChatPad; empty when the spot is the member's own and no match was chosen. */
  profileId: z._default(z.string().check(z.maxLength(64)), ''),
  name: matchFields.shape.name,
  /** Nothing is written below 18. */
  age: matchFields.shape.age,
  bio: matchFields.shape.bio,
  /** ChatPad closed this match because someone involved is under 18. */
  closed: z._default(z.boolean(), false),
} as const;

/** Sent by older callers. It must be the member's own id if present. */
export const callerId = z.optional(z.string().check(z.maxLength(128)));
