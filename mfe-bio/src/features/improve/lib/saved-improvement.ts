import { bioGenerator } from '@datewright/contracts/bio/bio-generator';
import { type BioTone, bioTone } from '@datewright/contracts/bio/tone-and-gender';
import { type WaivableCategory, waivableCategory } from '@datewright/contracts/moderation';
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

interface BodyInput {
  bio: string;
  gender: string;
  tone: BioTone;
  voice: string;
  about: string[];
  override: WaivableCategory | undefined;
}

export const createImproveBody = (
  { app, prompt }: Pick<SavedImprovement, 'app' | 'prompt'>,
  { bio, gender, tone, voice, about, override }: BodyInput,
): z.infer<typeof improveBody> => ({
  mode: 'improve',
  currentBio: bio,
  gender,
  tone,
  ...(app && { app }),
  ...(app === 'hinge' && prompt.trim() !== '' && { prompt: prompt.trim() }),
  ...(voice.trim() !== '' && { voice: voice.trim() }),
  ...(about.length > 0 && { about }),
  ...(override && { goOn: override }),
});

/** The service moderates all texts of a request together. */
export const getModeratedText = (
  { app, prompt }: Pick<SavedImprovement, 'app' | 'prompt'>,
  bio: string,
  voice: string,
) => [bio, voice, app === 'hinge' ? prompt : ''].filter(Boolean).join('\n');
