import { z } from '../zod.ts';

export const bioTone = z.enum(['flirty', 'thoughtful', 'bold']);
export type BioTone = z.infer<typeof bioTone>;

export const bioGender = z.enum(['man', 'woman', 'neutral']);
export type BioGender = z.infer<typeof bioGender>;

/** Reads any tone seen on the wire or in old storage: `feisty` is bold, anything unknown is flirty. */
export function readBioTone(word: string | null | undefined): BioTone {
  if (word === 'bold' || word === 'feisty') return 'bold';
  return word === 'thoughtful' ? 'thoughtful' : 'flirty';
}

/** Reads any gender seen on the wire: anything unknown is neutral. */
export function readBioGender(word: string | null | undefined): BioGender {
  return word === 'man' || word === 'woman' ? word : 'neutral';
}
