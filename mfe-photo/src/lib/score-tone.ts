/** Green from 8, amber from 6, red below, by the score as shown with one decimal. */
export function getScoreTone(score: number): 'good' | 'careful' | 'bad' {
  const shown = Number(formatScore(score));
  if (shown >= 8) return 'good';
  return shown >= 6 ? 'careful' : 'bad';
}

export const formatScore = (score: number) => score.toFixed(1);
