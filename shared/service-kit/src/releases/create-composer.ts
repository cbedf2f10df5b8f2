import { createHash } from 'node:crypto';
import type { ComposedRemote, Composition } from '@datewright/contracts/registry/get-composition';
import type {
  ReleasedRemote,
  ReleasedShell,
  ReleaseTable,
  Rollout,
} from '@datewright/contracts/registry/get-release-table';
import { shellName } from '@datewright/contracts/registry/shell-card';

/** Returns the composition of a visitor; without an id, the stable version of every remote. */
export type Composer = (visitor: string | undefined) => Composition;

/** A share from 0 to 1 that is always the same for a visitor and a remote, so a growing canary keeps its visitors. */
function rolloutShare(visitor: string, name: string): number {
  return createHash('sha256').update(`${visitor}:${name}`).digest().readUInt32BE(0) / 2 ** 32;
}

const isChosen = (name: string, { visitors, percent }: Rollout, visitor: string | undefined): boolean =>
  visitor !== undefined && (visitors.includes(visitor) || rolloutShare(visitor, name) * 100 < percent);

const chooseRemote = ({ name, stable, canary }: ReleasedRemote, visitor: string | undefined): ComposedRemote | null =>
  canary && isChosen(name, canary, visitor) ? canary.remote : stable;

/** Pages report their views of both versions of a shell, as those of a remote. */
function chooseShell({ stable, canary }: ReleasedShell, visitor: string | undefined): Composition['shell'] {
  const chosen = canary && isChosen(shellName, canary, visitor) ? canary.shell : stable;
  return chosen ? { version: chosen.version, ...(canary && { watched: true }) } : undefined;
}

/** Pages report their views of both versions, which are compared. */
function watchCanary(released: ReleasedRemote): ReleasedRemote {
  const { stable, canary } = released;
  if (!canary) return released;
  return {
    ...released,
    stable: stable && { ...stable, watched: true },
    canary: { ...canary, remote: { ...canary.remote, watched: true } },
  };
}

/** The id of a composition of these versions, each as `name@version`. */
export function toCompositionId(versions: readonly string[]): string {
  if (versions.length === 0) return 'none';
  return createHash('sha256').update(versions.toSorted().join(',')).digest('hex').slice(0, 16);
}

function compose(remotes: ComposedRemote[], shell: Composition['shell']): Composition {
  const versions = remotes.map(({ card }) => `${card.name}@${card.version}`);
  if (!shell) return { compositionId: toCompositionId(versions), remotes };
  return { compositionId: toCompositionId([...versions, `${shellName}@${shell.version}`]), shell, remotes };
}

/**
 * Chooses the versions of each visitor from a table of releases. Visitors with the same versions get the same object
 * with the same `compositionId`.
 */
export function createComposer({ remotes, shell }: ReleaseTable): Composer {
  const known = new Map<string, Composition>();
  const released = remotes.map(watchCanary);
  return (visitor) => {
    const chosen = released.map((remote) => chooseRemote(remote, visitor)).filter((remote) => remote !== null);
    const around = shell && chooseShell(shell, visitor);
    const key = [around?.version, ...chosen.map(({ base }) => base)].join();
    const composition = known.get(key) ?? compose(chosen, around);
    // Twenty canaries at once would make a million combinations.
    if (known.size < 256) known.set(key, composition);
    return composition;
  };
}
