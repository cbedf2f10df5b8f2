/** The lowest scores that are green and amber; a lower one is red. */
const toneScores = { good: 8, careful: 6 };

/** The color of a score as it is shown, with one decimal. */
export function getScoreTone(score: number): 'good' | 'careful' | 'bad' {
  const shown = Number(formatScore(score));
  if (shown >= toneScores.good) return 'good';
  return shown >= toneScores.careful ? 'careful' : 'bad';
}

export const formatScore = (score: number) => score.toFixed(1);
