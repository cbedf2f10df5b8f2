import type { Decision } from '@datewright/contracts/registry/decision';
import type { VersionHealth } from '@datewright/contracts/registry/get-canary-health';
import {
  computeFisherP,
  countFault,
  type Fault,
  findWorseFault,
  minFailures,
  significance,
} from '../rules/compare-canary.ts';
import type { LiveVersions, Outcome } from '../rules/decide-release.ts';

type Line = NonNullable<Outcome>['line'];
type Live = Pick<LiveVersions, 'stable' | 'canary'>;

/** What a decision will do, as its title and the label of its button. */
export function describeAction({ canary }: Live, { action, version }: Line): string {
  if (action === 'promote') return `Promote ${version}`;
  if (action === 'rollback') return `Roll back to ${version}`;
  if (action === 'end-canary') return `End the canary of ${version}`;
  if (action === 'withdraw') return `Withdraw ${version}`;
  return canary?.version === version ? `Change the share of canary ${version}` : `Start a canary of ${version}`;
}

/** What a decision that was made did. */
export function describeDecision({
  action,
  version,
  percent,
}: Pick<Decision, 'action' | 'version' | 'percent'>): string {
  if (action === 'promote') return `Promoted ${version}`;
  if (action === 'rollback') return `Rolled back to ${version}`;
  if (action === 'end-canary') return `Ended the canary of ${version}`;
  if (action === 'withdraw') return `Withdrew ${version}`;
  if (action === 'trial-passed') return `${version} passed its trial`;
  if (action === 'trial-failed') return `${version} failed its trial`;
  return action === 'publish' ? `Published ${version}` : `Gave ${version} to ${percent ?? 0}% of visitors`;
}

const endOf = ({ canary }: Live) =>
  canary ? [`The canary of ${canary.version} (${canary.percent}% of visitors) ends.`] : [];

/** The consequences of a decision, one sentence each. */
export function listConsequences(live: Live, { action, version }: Line): string[] {
  const { stable, canary } = live;
  const isCanary = canary?.version === version;
  if (action === 'promote') {
    if (stable === version) return [`${version} is the stable version already and stays it.`, ...endOf(live)];
    const instead = stable ? ` instead of ${stable}` : '';
    return [`All visitors get ${version}${instead}, from their next page load.`, ...endOf(live)];
  }
  if (action === 'rollback') return [`All visitors return from ${stable} to ${version}, at their next page load.`];
  if (action === 'end-canary') {
    const back = stable ? `return to ${stable}` : 'lose this remote';
    return [`Its ${canary?.percent ?? 0}% of visitors ${back}, at their next page load.`];
  }
  if (action === 'withdraw') {
    return [`${version} can never be live again. This can’t be undone.`, ...(isCanary ? endOf(live) : [])];
  }
  const changes = isCanary
    ? [
        `It has ${canary.percent}% now. Visitors who have it keep it while the share grows. Its views are counted from zero.`,
      ]
    : endOf(live);
  const others = stable ? `Everyone else stays on ${stable}.` : 'Everyone else does not get this remote.';
  return [others, ...changes, 'The registry ends the canary if its pages fail more often than the stable ones.'];
}

const worseWords: Record<Fault, string> = { failed: 'fails', callFailed: 'has failed calls', slow: 'is slow' };

/** What the registry makes of the views of a canary, and why. */
export function describeComparison(canary: VersionHealth, stable: VersionHealth | null): string {
  const fault = findWorseFault(canary, stable);
  if (fault) return `The canary ${worseWords[fault]} more often. The registry ends it within seconds.`;
  if (canary.views === 0) return 'No page has reported a view of the canary yet.';
  const [ofCanary, ofStable] = [countFault(canary, 'failed'), countFault(stable, 'failed')];
  if (ofCanary.failed === 0) return 'No view of the canary has failed. It stays.';
  if (ofCanary.failed < minFailures) return `Fewer than ${minFailures} views have failed: too few to decide. It stays.`;
  const chance = computeFisherP(ofCanary, ofStable);
  return `It stays: an equally good version would fail this often with a probability of ${formatShare(chance)}. The registry ends the canary below ${formatShare(significance)}.`;
}

/** A share from 0 to 1 as a percentage; a small one is not rounded to none. */
export function formatShare(share: number): string {
  const percent = share * 100;
  if (percent > 0 && percent < 0.1) return '<0.1%';
  return `${percent < 10 ? Math.round(percent * 10) / 10 : Math.round(percent)}%`;
}
