import { matchFields } from '../chatpad/match.ts';
import { z } from '../zod.ts';

/** What is said of a match, as ChatPad has it. The service keeps it no longer than it works on it. */
export const matchContext = {
  /** Of the match in ChatPad; empty when the spot is the member's own and no match was chosen. */
  profileId: z._default(z.string().check(z.maxLength(64)), ''),
  name: matchFields.shape.name,
  /** Below 18 nothing is written. */
  age: matchFields.shape.age,
  bio: matchFields.shape.bio,
  /** ChatPad closed this match: somebody is under 18. */
  closed: z._default(z.boolean(), false),
} as const;

/** Of older callers: it must be the member's own id, or is left out. */
export const callerId = z.optional(z.string().check(z.maxLength(128)));
