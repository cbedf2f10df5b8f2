/** Green from 8, amber from 6, red below: of the score as it is shown, with one decimal. */
export function getScoreTone(score: number): 'good' | 'careful' | 'bad' {
  const shown = Number(formatScore(score));
  if (shown >= 8) return 'good';
  return shown >= 6 ? 'careful' : 'bad';
}

export const formatScore = (score: number) => score.toFixed(1);
