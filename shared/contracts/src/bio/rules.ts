import { type Evidence, type EvidenceId, evidence } from '../evidence.ts';

/** The parts of a bio's score with their maximum points, 100 in total. */
export const bioParts = {
  length: 12,
  language: 15,
  concrete: 20,
  originality: 18,
  balance: 8,
  positivity: 10,
  hook: 12,
  tone: 5,
} as const;

export type BioPart = keyof typeof bioParts;

/** The study behind each part; `null` is a house rule, which the page states. */
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

/** Maximum characters of a bio, or of one answer to a prompt, in each app. */
export const appLimits = { tinder: 500, bumble: 300, hinge: 150 } as const;

export type DatingApp = keyof typeof appLimits;

/**
 * Every rule that can add or subtract points, with the part that it belongs to. `shared/docs/bio-score.md` explains
 * each.
 */
export const bioRules = {
  lengthBase: 'length',
  lengthShort: 'length',
  lengthLong: 'length',
  lengthSentence: 'length',
  lengthWall: 'length',
  lengthFragments: 'length',
  languageBase: 'language',
  languageMisspelling: 'language',
  languageAccents: 'language',
  languageTexting: 'language',
  languageDoubledWord: 'language',
  languageConfusion: 'language',
  languageLowerI: 'language',
  languageCapital: 'language',
  languageSpacing: 'language',
  languageMarks: 'language',
  concreteName: 'concrete',
  concreteNumber: 'concrete',
  concreteThing: 'concrete',
  concreteMoment: 'concrete',
  concreteTrait: 'concrete',
  concreteGeneric: 'concrete',
  originalityBase: 'originality',
  originalityOwn: 'originality',
  originalityImage: 'originality',
  originalityCliche: 'originality',
  originalityFiller: 'originality',
  balanceBase: 'balance',
  balanceOnlySelf: 'balance',
  balanceOnlySought: 'balance',
  balanceMuchSelf: 'balance',
  balanceMuchSought: 'balance',
  positivityBase: 'positivity',
  positivityWarmth: 'positivity',
  positivityDemand: 'positivity',
  positivityExclusion: 'positivity',
  positivityComplaint: 'positivity',
  hookQuestion: 'hook',
  hookInvitation: 'hook',
  hookChallenge: 'hook',
  hookChoice: 'hook',
  hookDull: 'hook',
  toneBase: 'tone',
  toneShouting: 'tone',
  toneExclamation: 'tone',
  toneEmoji: 'tone',
  toneHashtags: 'tone',
  toneBitter: 'tone',
  toneUneven: 'tone',
} as const satisfies Record<string, BioPart>;

export type BioRule = keyof typeof bioRules;

/** House rules in parts that are otherwise based on a study; `shared/docs/bio-score.md` explains why. */
const houseRules: readonly BioRule[] = [
  'lengthShort',
  'lengthSentence',
  'lengthWall',
  'lengthFragments',
  'originalityBase',
  'originalityFiller',
];

/** Returns the study behind a part or one of its rules, or `null` for a house rule. */
export function findStudy(part: BioPart, rule?: BioRule | null): Evidence | null {
  const id = rule && houseRules.includes(rule) ? null : bioPartEvidence[part];
  return id === null ? null : evidence[id];
}
