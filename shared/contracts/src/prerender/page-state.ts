import { z } from '../zod.ts';

/** The response to a call of a page: its data, or the error that the page may show. */
export const pageAnswer = z.union([
  z.object({ answer: z.unknown() }),
  z.object({ error: z.object({ code: z.string(), message: z.string(), requestId: z.string(), status: z.number() }) }),
]);
export type PageAnswer = z.infer<typeof pageAnswer>;

/** The state that the edge writes into a page for its start in the browser. */
export const pageState = z.object({
  /** True if the page was sent as HTML, rendered for a visitor without a session. */
  prerendered: z.boolean(),
  /** The variant of each experiment that this visitor sees. */
  variants: z.record(z.string(), z.string()),
  /** The responses to the page's calls, by `readKey`. */
  data: z.record(z.string(), pageAnswer),
});
export type PageState = z.infer<typeof pageState>;
