import { z } from '../zod.ts';

const script = z.object({ href: z.string(), integrity: z.string() });

/** `server/page.json` of a shell's build: the document for rendered pages. */
export const shellPage = z.object({
  /** With placeholders for `head`, `styles` and `body`, and for the state, composition and scripts. */
  document: z.string(),
  /** Loaded one after the other once the page is idle. */
  scripts: z.array(script),
  /** Needed soon after those. */
  ahead: z.array(script),
});
export type ShellPage = z.infer<typeof shellPage>;
