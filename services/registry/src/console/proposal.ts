import { AppError } from '@datewright/service-kit/errors/app-error';
import type { AppContext } from '../context.ts';
import type { Actor, RemoteRelease } from '../data/release-store.ts';
import {
  type LiveVersions,
  nothingLive,
  type Outcome,
  promote,
  startCanary,
  withdraw,
} from '../rules/decide-release.ts';
import { markDecision } from '../rules/if-unchanged.ts';
import { assertOwnRemote, findOwnVersion } from '../use-cases/find-own-version.ts';
import { promoteVersion } from '../use-cases/promote-version.ts';
import { planRollback, rollBack } from '../use-cases/roll-back.ts';
import { startCanary as startCanaryOf } from '../use-cases/start-canary.ts';
import { withdrawVersion } from '../use-cases/withdraw-version.ts';

export const actions = ['promote', 'canary', 'rollback', 'withdraw'] as const;

/** A decision that somebody is about to make. */
export interface Proposal {
  name: string;
  action: (typeof actions)[number];
  /** A rollback has none. */
  version?: string | undefined;
  /** Of a canary. */
  percent?: number | undefined;
}

/** What a proposal would do now. */
export interface Plan {
  live: LiveVersions;
  outcome: Outcome;
  /** Makes the decision fail when it would do something else by then. */
  mark: string;
}

const defaultPercent = 5;

/** The version of a proposal; throws `version_not_found` without one. */
function readVersion({ version }: Proposal): string {
  if (version === undefined) throw new AppError('version_not_found');
  return version;
}

/** A canary whose share changes keeps its named visitors. */
const toCanary = (version: string, percent: number, { canary }: Pick<LiveVersions, 'canary'>) => ({
  version,
  percent,
  visitors: canary?.version === version ? canary.visitors : [],
});

async function createDecision(context: AppContext, proposal: Proposal): Promise<(live: LiveVersions) => Outcome> {
  if (proposal.action === 'rollback') return planRollback(context, proposal.name);
  const version = readVersion(proposal);
  if (proposal.action === 'promote') return (live) => promote(live, version, 'person');
  if (proposal.action === 'withdraw') return (live) => withdraw(live, version);
  return (live) => {
    const percent = proposal.percent ?? (live.canary?.version === version ? live.canary.percent : defaultPercent);
    return startCanary(live, { ...toCanary(version, percent, live), since: new Date() });
  };
}

/** Throws as the decision itself would. The contracts that a version needs are only checked when it is made. */
export async function planProposal(context: AppContext, team: string, proposal: Proposal): Promise<Plan> {
  if (proposal.action === 'rollback') await assertOwnRemote(context, team, proposal.name);
  else await findOwnVersion(context, team, proposal.name, readVersion(proposal));
  const decide = await createDecision(context, proposal);
  const live = (await context.releases.find(proposal.name)) ?? nothingLive;
  const outcome = decide(live);
  return { live, outcome, mark: markDecision(live, outcome) };
}

/** Makes the decision by the use case of the call of the same name. */
export async function makeDecision(
  context: AppContext,
  actor: Actor,
  proposal: Proposal,
  mark: string,
): Promise<RemoteRelease> {
  const { name, action, percent = defaultPercent } = proposal;
  if (action === 'rollback') return rollBack(context, actor, name, mark);
  const version = readVersion(proposal);
  if (action === 'promote') return promoteVersion(context, actor, { name, version, decidedBy: 'person' }, mark);
  if (action === 'withdraw') return withdrawVersion(context, actor, { name, version }, mark);
  const live = (await context.releases.find(name)) ?? nothingLive;
  return startCanaryOf(context, actor, { name, ...toCanary(version, percent, live) }, mark);
}
