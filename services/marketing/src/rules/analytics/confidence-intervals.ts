import type { ConfidenceInterval } from '@datewright/contracts/marketing/read-analytics';

/** The 97.5% point of the normal distribution. */
const z = 1.959963984540054;

/**
 * A share of `hits` in `tries` with its 95% interval by the score method of E. B. Wilson, Probable inference, the law of
 * succession, and statistical inference, JASA 22 (1927), 209–212. It holds for few tries and for shares near 0 and 1.
 */
export function wilsonInterval(hits: number, tries: number): ConfidenceInterval {
  if (tries === 0) return { share: 0, low: 0, high: 1 };
  const share = hits / tries;
  const middle = share + z ** 2 / (2 * tries);
  const spread = z * Math.sqrt((share * (1 - share)) / tries + z ** 2 / (4 * tries ** 2));
  const scale = 1 + z ** 2 / tries;
  return { share, low: Math.max(0, (middle - spread) / scale), high: Math.min(1, (middle + spread) / scale) };
}

/**
 * The difference of two independent shares, `b` less `a`, with its 95% interval: method 10 of R. G. Newcombe, Interval
 * estimation for the difference between independent proportions, Statistics in Medicine 17 (1998), 873–890.
 */
export function newcombeInterval(a: ConfidenceInterval, b: ConfidenceInterval): ConfidenceInterval {
  const share = b.share - a.share;
  return {
    share,
    low: share - Math.hypot(b.share - b.low, a.high - a.share),
    high: share + Math.hypot(b.high - b.share, a.share - a.low),
  };
}
