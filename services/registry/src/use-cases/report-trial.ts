import type { AppContext } from '../context.ts';
import type { TrialKey } from '../data/trial-store.ts';
import { recordTrial } from '../rules/decide-release.ts';

/** Until a runner that could not try anything looks again. */
const releaseDelayMs = 15_000;

/** Stores what a trial found, and a line of the history. False when the lease has expired. */
export async function endTrial(context: AppContext, key: TrialKey, findings: string[]): Promise<boolean> {
  if (!(await context.trials.settle(key, findings))) return false;
  const { name, version } = key;
  const team = (await context.versions.findOwner(name)) ?? name;
  const actor = { by: 'trial', team, from: 'registry', reason: findings[0] ?? '' };
  const action = findings.length > 0 ? 'trial-failed' : 'trial-passed';
  await context.releases.decide(name, actor, (live) => recordTrial(live, version, action));
  context.log.info({ remote: name, version, findings: findings.length }, action);
  return true;
}

/** Takes the result of a runner; without findings it could not try the version, which then waits again. */
export async function reportTrial(
  context: AppContext,
  { findings, ...key }: TrialKey & { findings?: string[] | undefined },
): Promise<boolean> {
  return findings ? endTrial(context, key, findings) : context.trials.release(key, releaseDelayMs);
}
