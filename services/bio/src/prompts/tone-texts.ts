import type { BioGender, BioTone } from '@datewright/contracts/bio/tone-and-gender';

export const toneTexts: Record<BioTone, string> = {
  flirty: 'Tone: flirty. Playful and warm, a wink here and there, never about looks, no innuendo.',
  thoughtful: 'Tone: thoughtful. Sincere and unhurried, one honest detail, never heavy.',
  bold: 'Tone: bold. Direct and confident, short sentences, always kind.',
};

/** Hungarian has no grammatical gender, and English needs none in the first person: it only chooses fitting nouns. */
export const genderTexts: Record<BioGender, string> = {
  man: 'The member is a man.',
  woman: 'The member is a woman.',
  neutral: 'The member did not say their gender: use no word that implies one.',
};

export const languageNames = { en: 'English', hu: 'Hungarian' } as const;
