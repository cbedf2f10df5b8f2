/** The share of the total below which the rest counts as low. */
const lowShare = 0.2;

/** The tone of a meter that shows what remains: neutral until it is low. */
export function remainingTone(left: number, total: number): 'neutral' | 'careful' | 'bad' {
  if (left <= 0) return 'bad';
  const isLow = left < total && (left === 1 || left <= total * lowShare);
  return isLow ? 'careful' : 'neutral';
}
