import { z } from '../zod.ts';
import { textMaxLength } from './limits.ts';

export const matchText = z.string().check(z.trim(), z.maxLength(textMaxLength, { error: 'text_too_long' }));

export const message = z.object({ sender: z.enum(['user', 'match']), content: matchText });
export type Message = z.infer<typeof message>;

export const matchFields = z.object({
  name: z._default(z.string().check(z.trim(), z.maxLength(80)), ''),
  /** Below 18 is kept: it is what closes the match. */
  age: z._default(z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(120))), null),
  bio: z._default(matchText, ''),
  interests: z._default(
    z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))).check(z.maxLength(20)),
    [],
  ),
  messages: z._default(z.array(message).check(z.maxLength(400)), []),
});
export type MatchFields = z.infer<typeof matchFields>;

export const match = z.extend(matchFields, {
  id: z.string(),
  /** One more with each save; matches of before there were versions begin at 0. */
  version: z._default(z.number(), 0),
  /** Nothing is written to this person: somebody here is under 18. */
  closed: z._default(z.boolean(), false),
  /** The member may open it again by confirming an age of 18 or more: once, and not where somebody said in as many words to be younger. */
  mayReopen: z.optional(z.boolean()),
  /** Who confirmed, after it was closed, that everybody here is 18 or older. */
  confirmedAdultBy: z.optional(z.enum(['member', 'support'])),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Match = z.infer<typeof match>;

export const id = z.string().check(z.maxLength(64));

export const matchParams = z.object({ matchId: id });

export const deletedCount = z.object({ deleted: z.number() });
