/** The bands of a bio's score, best first. They determine the colour and verdict wherever a score is shown. */
export const bioBands = [
  { band: 'good', from: 70 },
  { band: 'careful', from: 40 },
  { band: 'bad', from: 0 },
] as const;

/** Below it a bio needs work, although its colour may be amber. */
const needsWorkBelow = 55;

export type BioBand = (typeof bioBands)[number]['band'];

/** The colour of a score. */
export const bioBandFor = (score: number): BioBand => bioBands.find(({ from }) => score >= from)?.band ?? 'bad';

export type BioVerdict = 'good' | 'careful' | 'needsWork';

/** What is said about a score, the same for visitors and members. */
export function bioVerdictFor(score: number): BioVerdict {
  if (score < needsWorkBelow) return 'needsWork';
  return bioBandFor(score) === 'good' ? 'good' : 'careful';
}
