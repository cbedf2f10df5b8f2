import { z } from '../zod.ts';

/** The name under which shells are released, by the commands and calls of remotes. */
export const shellName = 'mfe_shell';

/** The only team that may publish one: it is around the pages of all others. */
export const shellOwner = 'platform';

/** The folder of a registry's files in which a shell's file is found by its hashed name alone, whatever version has it. */
export const anyShellVersion = 'any';

/** What the live shell offers, served as `/shell.json`. */
export const shellCard = z.object({
  version: z.string(),
  sdk: z.string(),
  /** The version of each module that it provides to remotes; shells from before they were listed say nothing. */
  modules: z.optional(z.record(z.string(), z.string())),
});
export type ShellCard = z.infer<typeof shellCard>;
