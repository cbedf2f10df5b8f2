import type { Decision } from '@datewright/contracts/registry/decision';
import { toCompositionId } from '@datewright/service-kit/releases/create-composer';

/** Every decision on one remote, in any order. */
export interface RemoteHistory {
  name: string;
  history: Pick<Decision, 'at' | 'action' | 'version'>[];
}

export interface FoundComposition {
  remotes: { name: string; version: string; isCanary: boolean }[];
  /** The newest span in which visitors got it; `null` while they do. */
  from: string;
  to: string | null;
}

export interface Live {
  stable: string | null;
  canary: string | null;
}

/** Many canaries at once have more combinations than are worth a search. */
const maxCombinations = 1024;

/** Replays the histories until visitors got the composition with this id. Returns `null` when none had it. */
export function findComposition(id: string, remotes: readonly RemoteHistory[]): FoundComposition | null {
  const live = new Map<string, Live>();
  const spans: FoundComposition[] = [];
  for (const { name, at, ...line } of sortByTime(remotes)) {
    live.set(name, follow(live.get(name) ?? { stable: null, canary: null }, line));
    const match = listCombinations(live).find((combination) => idOf(combination) === id);
    const last = spans.at(-1);
    if (match && last?.to !== null) spans.push({ remotes: match, from: at, to: null });
    else if (!match && last?.to === null) last.to = at;
  }
  return spans.at(-1) ?? null;
}

/** These change nothing that is live. */
const changesNothing: ReadonlySet<Decision['action']> = new Set(['publish', 'trial-passed', 'trial-failed']);

export const isChange = ({ action }: Pick<Decision, 'action'>): boolean => !changesNothing.has(action);

const sortByTime = (remotes: readonly RemoteHistory[]) =>
  remotes
    .flatMap(({ name, history }) => history.map((line) => ({ name, ...line })))
    .filter(isChange)
    .sort((a, b) => (a.at < b.at ? -1 : 1));

/** What is live after a line of the history. */
export function follow({ stable, canary }: Live, { action, version }: Pick<Decision, 'action' | 'version'>): Live {
  if (action === 'promote') return { stable: version, canary: null };
  if (action === 'rollback') return { stable: version, canary };
  if (action === 'canary') return { stable, canary: version };
  return canary === version ? { stable, canary: null } : { stable, canary };
}

type Combination = FoundComposition['remotes'];

const idOf = (remotes: Combination) => toCompositionId(remotes.map(({ name, version }) => `${name}@${version}`));

/** Every set of versions that some visitor gets. */
function listCombinations(live: ReadonlyMap<string, Live>): Combination[] {
  let combinations: Combination[] = [[]];
  for (const [name, { stable, canary }] of live) {
    const choices = [
      stable === null ? [] : [{ name, version: stable, isCanary: false }],
      ...(canary === null ? [] : [[{ name, version: canary, isCanary: true }]]),
    ];
    combinations = combinations.flatMap((chosen) => choices.map((choice) => [...chosen, ...choice]));
    if (combinations.length > maxCombinations) combinations.length = maxCombinations;
  }
  return combinations;
}
