import type { Decision } from '@datewright/contracts/registry/decision';
import type { Decider } from '@datewright/contracts/registry/release';
import { AppError } from '@datewright/service-kit/errors/app-error';

export interface Canary {
  version: string;
  percent: number;
  visitors: string[];
  /** Since when it has this share: its views are counted from then on. */
  since: Date;
}

/** What is live of one remote, and what may be. */
export interface LiveVersions {
  stable: string | null;
  canary: Canary | null;
  /** Earlier stable versions, oldest first: a rollback takes the last one. */
  previous: string[];
  /** These never become live again. */
  withdrawn: string[];
  /** Versions that retention removed, each with the digest of its files. */
  removed: { version: string; digest: string }[];
  decidedBy: Decider;
}

/** What is live after a decision, with its line for the history. `null` when nothing changes. */
export type Outcome = { live: LiveVersions; line: Pick<Decision, 'action' | 'version' | 'percent'> } | null;

/** Before the first decision. */
export const nothingLive: LiveVersions = {
  stable: null,
  canary: null,
  previous: [],
  withdrawn: [],
  removed: [],
  decidedBy: 'start',
};

/** The number of earlier stable versions to which rollbacks can go. */
const maxPrevious = 20;

function assertUsable({ withdrawn, removed }: LiveVersions, version: string): void {
  if (withdrawn.includes(version)) throw new AppError('version_withdrawn');
  // It was removed since it was read.
  if (removed.some((one) => one.version === version)) throw new AppError('version_not_found');
}

/** A publication changes nothing that is live. */
export const publish = (live: LiveVersions, version: string): Outcome => ({
  live: { ...live, removed: live.removed.filter((one) => one.version !== version) },
  line: { action: 'publish', version },
});

/** Rules out that these versions become live while they are being removed. `null` when `live` is not what was planned for. */
export function remove(
  live: LiveVersions,
  planned: LiveVersions,
  versions: LiveVersions['removed'],
): LiveVersions | null {
  const { stable, canary, previous, removed } = live;
  const isPlanned =
    stable === planned.stable &&
    canary?.version === planned.canary?.version &&
    previous.join() === planned.previous.join();
  const added = versions.filter(({ version }) => !removed.some((one) => one.version === version));
  return isPlanned && added.length > 0 ? { ...live, removed: [...removed, ...added] } : null;
}

/** The end of a trial changes nothing that is live. */
export const recordTrial = (live: LiveVersions, version: string, action: 'trial-passed' | 'trial-failed'): Outcome => ({
  live,
  line: { action, version },
});

/** Ends any canary, which was compared with the stable version. A start never overrules a person. */
export function promote(live: LiveVersions, version: string, decidedBy: Decider): Outcome {
  if (decidedBy === 'start' && (live.decidedBy === 'person' || live.withdrawn.includes(version))) return null;
  assertUsable(live, version);
  const isReplaced = live.stable !== null && live.stable !== version;
  const previous = isReplaced ? [...live.previous, live.stable ?? ''].slice(-maxPrevious) : live.previous;
  return {
    live: { ...live, stable: version, canary: null, previous, decidedBy },
    line: { action: 'promote', version },
  };
}

export function startCanary(live: LiveVersions, canary: Canary): Outcome {
  const { version, percent } = canary;
  assertUsable(live, version);
  if (live.stable === version) throw new AppError('version_live');
  return { live: { ...live, canary, decidedBy: 'person' }, line: { action: 'canary', version, percent } };
}

/** Changes nothing when the canary has ended, or another one has begun. */
export function endCanary(live: LiveVersions, version: string): Outcome {
  if (live.canary?.version !== version) return null;
  return { live: { ...live, canary: null, decidedBy: 'person' }, line: { action: 'end-canary', version } };
}

/** `isUsable` is false for versions that cannot be shown any more. */
export function rollBack(live: LiveVersions, isUsable: (version: string) => boolean): Outcome {
  if (live.canary) return endCanary(live, live.canary.version);
  const at = live.previous.findLastIndex(
    (version) => version !== live.stable && !live.withdrawn.includes(version) && isUsable(version),
  );
  const version = live.previous[at];
  if (version === undefined) throw new AppError('no_earlier_version');
  return {
    live: { ...live, stable: version, previous: live.previous.slice(0, at), decidedBy: 'person' },
    line: { action: 'rollback', version },
  };
}

export function withdraw(live: LiveVersions, version: string): Outcome {
  if (live.withdrawn.includes(version)) return null;
  if (live.stable === version) {
    throw new AppError('version_live', {
      message: 'This version is the stable one. Roll back or promote another version first.',
    });
  }
  const isCanary = live.canary?.version === version;
  return {
    live: {
      ...live,
      withdrawn: [...live.withdrawn, version],
      ...(isCanary && { canary: null, decidedBy: 'person' }),
    },
    line: { action: 'withdraw', version },
  };
}
