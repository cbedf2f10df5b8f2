import type { EvidenceId } from './evidence.ts';

/** The parts of a bio's score, with the most points that each can give: 100 in all. */
export const bioParts = {
  length: 15,
  language: 15,
  concrete: 20,
  originality: 15,
  balance: 10,
  positivity: 10,
  hook: 10,
  tone: 5,
} as const;
export type BioPart = keyof typeof bioParts;

/** The study behind each part; `null` is a house rule, and the page says so. */
export const bioPartEvidence: Record<BioPart, EvidenceId | null> = {
  length: 'shortPersonalFunny',
  language: 'languageErrors',
  concrete: 'concreteDisclosure',
  originality: 'concreteDisclosure',
  balance: 'selfAndSought',
  positivity: null,
  hook: null,
  tone: null,
};

/** How many characters a bio, or one answer to a prompt, may have in each app. */
export const appLimits = { tinder: 500, bumble: 300, hinge: 150 } as const;
export type DatingApp = keyof typeof appLimits;
