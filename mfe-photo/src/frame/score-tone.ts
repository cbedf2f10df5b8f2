/** Green from 8, amber from 6, red below: of the score as it is shown, with one decimal. */
export function scoreTone(score: number): 'good' | 'careful' | 'bad' {
  const shown = Number(scoreText(score));
  if (shown >= 8) return 'good';
  return shown >= 6 ? 'careful' : 'bad';
}

export const scoreText = (score: number) => score.toFixed(1);
