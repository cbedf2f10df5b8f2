import { bioGenerator } from '@datewright/contracts/bio/bio-generator';
import { bioTone } from '@datewright/contracts/bio/tone-and-gender';
import { waivableCategory } from '@datewright/contracts/moderation';
import { readPersisted } from '@datewright/sdk/persisted-state';
import { z } from '@datewright/sdk/zod';

const savedImprovement = z.object({
  /** `null` for the wizard's tone, or flirty. */
  tone: z._default(z.nullable(bioTone), null),
  app: z._default(z.nullable(z.enum(['tinder', 'bumble', 'hinge'])), null),
  prompt: z._default(z.string(), ''),
  /** The rewrite in the preview, the text that it rewrites, and the version that it would replace. */
  preview: z._default(z.nullable(z.object({ of: z.string(), base: z.number(), answer: bioGenerator.response })), null),
  /** Ids of refused changes. */
  refused: z._default(z.array(z.number()), []),
});
export type SavedImprovement = z.infer<typeof savedImprovement>;

export const initialImprovement: SavedImprovement = z.parse(savedImprovement, {});
export const getImprovementKey = (userId: string) => `bio:${userId}:improve`;

export const readSavedImprovement = (userId: string): SavedImprovement =>
  readPersisted('localStorage', getImprovementKey(userId), savedImprovement) ?? initialImprovement;

/** The body of a rewrite request. */
export const improveBody = z.object({
  mode: z.literal('improve'),
  currentBio: z.string(),
  gender: z.string(),
  tone: z.string(),
  app: z.optional(z.enum(['tinder', 'bumble', 'hinge'])),
  prompt: z.optional(z.string()),
  voice: z.optional(z.string()),
  about: z.optional(z.array(z.string())),
  goOn: z.optional(waivableCategory),
});
