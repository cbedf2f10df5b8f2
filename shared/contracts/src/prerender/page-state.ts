import { z } from '../zod.ts';

/** What a call of a page answered: its data, or the error that it may show. */
export const pageAnswer = z.union([
  z.object({ answer: z.unknown() }),
  z.object({ error: z.object({ code: z.string(), message: z.string(), requestId: z.string(), status: z.number() }) }),
]);
export type PageAnswer = z.infer<typeof pageAnswer>;

/** What the edge writes into a page for its start in the browser. */
export const pageState = z.object({
  /** The page came as HTML, as a visitor without a session sees it. */
  prerendered: z.boolean(),
  /** The variant of each experiment that this visitor sees. */
  variants: z.record(z.string(), z.string()),
  /** What the page's calls answered, by `readKey`. */
  data: z.record(z.string(), pageAnswer),
});
export type PageState = z.infer<typeof pageState>;
