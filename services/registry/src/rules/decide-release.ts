import type { Decider, Release } from '@datewright/contracts/registry/release';

/** What is live of one remote. */
export type LiveVersions = Pick<Release, 'stable' | 'canary' | 'decidedBy'>;

/** Before the first decision. */
export const nothingLive: LiveVersions = { stable: null, canary: null, decidedBy: 'start' };

/** Returns `null` when a start would overrule a person: then nothing changes. */
export function promote(live: LiveVersions, version: string, decidedBy: Decider): LiveVersions | null {
  if (decidedBy === 'start' && live.decidedBy === 'person') return null;
  return { ...live, stable: version, decidedBy };
}
