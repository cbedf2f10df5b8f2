import { z } from '../zod.ts';

/** Maximum characters of a member's writing sample. */
export const voiceMaxLength = 2000;
/** Maximum number of facts that may be said of a member, and the maximum characters of each. */
export const maxAboutFacts = 12;
export const aboutFactMaxLength = 120;

/** Messages that the member wrote, for their style. No fact is taken from them. */
export const voice = z.string().check(z.trim(), z.maxLength(voiceMaxLength));

/** Facts that may be said of the member, such as job, city and plans. */
export const about = z
  .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(aboutFactMaxLength)))
  .check(z.maxLength(maxAboutFacts));

export const writingProfile = z.object({
  voice: z.string(),
  about: z.array(z.string()),
  /** When the member last saved or deleted it; `null` if never. */
  updatedAt: z.nullable(z.string()),
});
export type WritingProfile = z.infer<typeof writingProfile>;

/** The part of a writing profile that a request to a tool carries. */
export const writingFields = { voice: z.optional(voice), about: z.optional(about) } as const;
