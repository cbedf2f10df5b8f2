/** Shares of a whole from which less is little. */
const lowShare = 0.2;

/** How a meter of what is left looks: neutral until it is low, whatever a whole is. */
export function remainingTone(left: number, total: number): 'neutral' | 'careful' | 'bad' {
  if (left <= 0) return 'bad';
  const isLow = left < total && (left === 1 || left <= total * lowShare);
  return isLow ? 'careful' : 'neutral';
}
