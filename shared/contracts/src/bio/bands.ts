/** The bands of a bio's score, best first. They determine the colour and verdict wherever a score is shown. */
export const bioBands = [
  { band: 'good', from: 70 },
  { band: 'careful', from: 40 },
  { band: 'bad', from: 0 },
] as const;

/** Below it the report says that the bio needs work. */
export const needsWorkBelow = 55;

export type BioBand = (typeof bioBands)[number]['band'];

export const bioBandFor = (score: number): BioBand => bioBands.find(({ from }) => score >= from)?.band ?? 'bad';
