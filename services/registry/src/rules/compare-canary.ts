import type { VersionHealth } from '@datewright/contracts/registry/get-canary-health';

type Views = Pick<VersionHealth, 'views' | 'failed'>;

/** Fewer failures may be one visitor's bad luck. */
export const minFailures = 3;
/** The chance, at most, that an equally good canary is ended: it is compared every few seconds. */
export const significance = 0.001;
/** A canary that nearly nobody can use is ended even when the stable version has not been seen yet. */
const hopeless = { views: 5, share: 0.6 };

/**
 * True when the canary fails more often than the stable version, by Fisher's exact test (one-sided; R. A. Fisher, The Design of
 * Experiments, 1935), or fails in most of its views.
 */
export function isCanaryWorse(canary: Views, stable: Views): boolean {
  if (canary.failed < minFailures) return false;
  if (canary.views >= hopeless.views && canary.failed / canary.views >= hopeless.share) {
    if (stable.views === 0 || stable.failed / stable.views < hopeless.share / 2) return true;
  }
  return computeFisherP(canary, stable) < significance;
}

/** The probability of at least as many failures in the canary when both versions fail equally often. */
export function computeFisherP(canary: Views, stable: Views): number {
  const views = canary.views + stable.views;
  const failed = canary.failed + stable.failed;
  const logOfAll = logChoose(views, canary.views);
  let sum = 0;
  for (let failures = canary.failed; failures <= Math.min(failed, canary.views); failures++) {
    const rest = canary.views - failures;
    if (rest > views - failed) continue;
    sum += Math.exp(logChoose(failed, failures) + logChoose(views - failed, rest) - logOfAll);
  }
  return Math.min(1, sum);
}

/** The logarithm of the binomial coefficient. */
function logChoose(from: number, count: number): number {
  let sum = 0;
  for (let at = 1; at <= count; at++) sum += Math.log((from - count + at) / at);
  return sum;
}
