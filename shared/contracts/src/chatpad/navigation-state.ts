import { z } from '../zod.ts';
import { matchText } from './match.ts';
import { mode } from './mode-and-tone.ts';

/**
 * The navigation state that opens ChatPad with something to go on from: a match, a mode, a draft. Never in the address, which browsers
 * and servers keep.
 */
export const chatpadNavigationState = z.object({
  matchId: z.optional(z.string().check(z.maxLength(64))),
  mode: z.optional(mode),
  draft: z.optional(matchText),
});
export type ChatpadNavigationState = z.infer<typeof chatpadNavigationState>;
