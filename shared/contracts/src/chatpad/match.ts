import { z } from '../zod.ts';
import { textMaxLength } from './limits.ts';

export const matchText = z.string().check(z.trim(), z.maxLength(textMaxLength, { error: 'text_too_long' }));

export const message = z.object({ sender: z.enum(['user', 'match']), content: matchText });
export type Message = z.infer<typeof message>;

export const matchFields = z.object({
  name: z._default(z.string().check(z.trim(), z.maxLength(80)), ''),
  /** Ages below 18 are stored, because they are what closes the match. */
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
  /** Increases by one with each save; matches older than this field start at 0. */
  version: z._default(z.number(), 0),
  /** Someone involved is under 18, so the tools write nothing for this match. */
  closed: z._default(z.boolean(), false),
  /** The member may reopen it once by confirming an age of 18 or more, unless someone explicitly stated a lower age. */
  mayReopen: z.optional(z.boolean()),
  /** Who confirmed, after it was closed, that everyone involved is 18 or older. */
  confirmedAdultBy: z.optional(z.enum(['member', 'support'])),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** When the newest message was added here; missing without messages, and in older matches. */
  lastMessageAt: z.optional(z.string()),
  /** In pages of a list, whose `messages` are empty. */
  lastMessage: z.optional(message),
});
export type Match = z.infer<typeof match>;

export const id = z.string().check(z.maxLength(64));

export const matchParams = z.object({ matchId: id });

export const deletedCount = z.object({ deleted: z.number() });
