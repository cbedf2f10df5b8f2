import { z } from '../zod.ts';
import { matchText } from './match.ts';
import { mode } from './mode-and-tone.ts';

/**
 * The navigation state that opens ChatPad with a match, a mode or a draft. Never put it in the URL, which browsers and
 * servers log.
 */
export const chatpadNavigationState = z.object({
  matchId: z.optional(z.string().check(z.maxLength(64))),
  mode: z.optional(mode),
  draft: z.optional(matchText),
  /** A chat or a profile that was pasted on another page, for a new match. */
  pasted: z.optional(matchText),
  /** A screenshot (a `Blob`) that another app shared, for a new match. */
  picture: z.optional(z.unknown()),
});
export type ChatpadNavigationState = z.infer<typeof chatpadNavigationState>;
