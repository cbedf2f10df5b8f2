import { AppError } from '@datewright/service-kit/errors/app-error';
import type { LiveVersions, Outcome } from './decide-release.ts';

/** Identifies what is live and what a decision would do to it; the percentage of a new canary is not part of it. */
export function markDecision({ stable, canary }: LiveVersions, outcome: Outcome): string {
  const now = [stable ?? 'none', ...(canary ? [canary.version, canary.percent] : [])];
  return [...now, outcome ? `${outcome.line.action} ${outcome.line.version}` : 'nothing'].join(' ');
}

/**
 * Makes a decision fail with `release_changed` when it would no longer do what its maker saw: a rollback that comes
 * after its canary has ended would take back the stable version instead. `seen` is a mark of `markDecision`.
 */
export const ifUnchanged =
  (seen: string | undefined, decide: (live: LiveVersions) => Outcome) =>
  (live: LiveVersions): Outcome => {
    const outcome = decide(live);
    if (seen !== undefined && seen !== markDecision(live, outcome)) throw new AppError('release_changed');
    return outcome;
  };
