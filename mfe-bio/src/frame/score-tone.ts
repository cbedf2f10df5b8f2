export type ScoreTone = 'good' | 'careful' | 'bad';

/** Beside a bio that is being written or rewritten. */
export function panelTone(score: number): ScoreTone {
  if (score > 70) return 'good';
  return score > 40 ? 'careful' : 'bad';
}

export type Verdict = 'awesome' | 'solid' | 'levelUp';

/** In the report. */
export function verdictOf(score: number): Verdict {
  if (score >= 75) return 'awesome';
  return score >= 50 ? 'solid' : 'levelUp';
}

export const verdictTone: Record<Verdict, ScoreTone> = { awesome: 'good', solid: 'careful', levelUp: 'bad' };

/** On the small score cards. */
export function cardTone(score: number): ScoreTone {
  if (score >= 70) return 'good';
  return score >= 40 ? 'careful' : 'bad';
}

/** The credit badge. */
export function creditTone(available: number): ScoreTone {
  if (available > 5) return 'good';
  return available > 0 ? 'careful' : 'bad';
}

/** A part of the score, by the share of its points. */
export function partTone(points: number, most: number): ScoreTone {
  return cardTone((points / Math.max(1, most)) * 100);
}
