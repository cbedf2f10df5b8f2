/** Shares of a whole from which less is little. */
const little = 0.2;

/** How a meter of what is left looks: neutral until it is low, whatever a whole is. */
export function leftTone(left: number, total: number): 'neutral' | 'careful' | 'bad' {
  if (left <= 0) return 'bad';
  const isLow = left < total && (left === 1 || left <= total * little);
  return isLow ? 'careful' : 'neutral';
}
