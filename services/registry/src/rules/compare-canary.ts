import type { VersionHealth } from '@datewright/contracts/registry/get-canary-health';

/** How often one fault occurred. */
interface Views {
  views: number;
  failed: number;
}

/** Fewer failures may be one visitor's bad luck. */
export const minFailures = 3;
/** The chance, at most, that an equally good canary is ended for one fault: it is compared every few seconds. */
export const significance = 0.001;
/** A canary that nearly nobody can use is ended even when the stable version has not been seen yet. */
const hopeless = { views: 5, share: 0.6 };

export type Fault = 'failed' | 'callFailed' | 'slow';

/** What a service or a slow connection can cause too is only compared: by itself it says nothing about the canary. */
const faults: { fault: Fault; isWorse: (canary: Views, stable: Views) => boolean }[] = [
  { fault: 'failed', isWorse: (canary, stable) => isHopeless(canary, stable) || isMoreOften(canary, stable) },
  { fault: 'callFailed', isWorse: isMoreOften },
  { fault: 'slow', isWorse: isMoreOften },
];

/** The views with a fault; a page that hung has failed. */
export const countFault = (health: VersionHealth | null, fault: Fault): Views => ({
  views: health?.views ?? 0,
  failed: health ? health[fault] + (fault === 'failed' ? health.hung : 0) : 0,
});

/** The fault for which the canary is ended, the gravest first; `null` when it stays. */
export const findWorseFault = (canary: VersionHealth, stable: VersionHealth | null): Fault | null =>
  faults.find(({ fault, isWorse }) => isWorse(countFault(canary, fault), countFault(stable, fault)))?.fault ?? null;

/**
 * True when the canary has a fault more often than the stable version, by Fisher's exact test (one-sided; R. A. Fisher, The Design
 * of Experiments, 1935).
 */
function isMoreOften(canary: Views, stable: Views): boolean {
  return canary.failed >= minFailures && computeFisherP(canary, stable) < significance;
}

/** True when most views of the canary fail, and those of the stable version do not or have not been seen. */
const isHopeless = (canary: Views, stable: Views): boolean =>
  canary.failed >= minFailures &&
  canary.views >= hopeless.views &&
  canary.failed / canary.views >= hopeless.share &&
  (stable.views === 0 || stable.failed / stable.views < hopeless.share / 2);

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
