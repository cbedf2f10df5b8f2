import { z } from '../zod.ts';
import { text } from './match.ts';
import { mode } from './wish.ts';

/**
 * The navigation state that opens ChatPad with something to go on from: a match, a mode, a draft. Never in the address, which browsers
 * and servers keep.
 */
export const opening = z.object({
  matchId: z.optional(z.string().check(z.maxLength(64))),
  mode: z.optional(mode),
  draft: z.optional(text),
});
export type Opening = z.infer<typeof opening>;
