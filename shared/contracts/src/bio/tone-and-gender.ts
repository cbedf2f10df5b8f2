import { z } from '../zod.ts';

export const bioTone = z.enum(['flirty', 'thoughtful', 'bold']);
export type BioTone = z.infer<typeof bioTone>;

export const bioGender = z.enum(['man', 'woman', 'neutral']);
export type BioGender = z.infer<typeof bioGender>;

/** Parses any tone found in requests or old storage: `feisty` is bold, unknown words are flirty. */
export function readBioTone(word: string | null | undefined): BioTone {
  if (word === 'bold' || word === 'feisty') return 'bold';
  return word === 'thoughtful' ? 'thoughtful' : 'flirty';
}

/** Parses any gender found in requests: unknown words are neutral. */
export function readBioGender(word: string | null | undefined): BioGender {
  return word === 'man' || word === 'woman' ? word : 'neutral';
}
