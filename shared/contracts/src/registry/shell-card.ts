import { z } from '../zod.ts';

/** What the live shell offers, served as `/shell.json`. */
export const shellCard = z.object({
  version: z.string(),
  sdk: z.string(),
  /** The version of each module that it provides to remotes; shells from before they were listed say nothing. */
  modules: z.optional(z.record(z.string(), z.string())),
});
export type ShellCard = z.infer<typeof shellCard>;
