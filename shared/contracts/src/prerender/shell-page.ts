import { z } from '../zod.ts';

const script = z.object({ href: z.string(), integrity: z.string() });

/** `server/page.json` of a shell's build: its page for what comes as HTML. */
export const shellPage = z.object({
  /** With places for `head`, `styles` and `body`, and for the state, composition and scripts. */
  document: z.string(),
  /** Brought one after the other when the page rests. */
  scripts: z.array(script),
  /** Needed soon after them. */
  ahead: z.array(script),
});
export type ShellPage = z.infer<typeof shellPage>;
