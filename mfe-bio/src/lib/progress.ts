export type Stage = 'create' | 'upgrade' | 'score';

/** How far a bio is: none saved, one saved, one scored. */
export function getProgress(hasBio: boolean, hasReport: boolean): { stage: Stage; percent: 33 | 66 | 100 } {
  if (!hasBio) return { stage: 'create', percent: 33 };
  return hasReport ? { stage: 'score', percent: 100 } : { stage: 'upgrade', percent: 66 };
}
