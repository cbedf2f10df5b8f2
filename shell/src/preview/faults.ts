import { readStored, writeStored } from '@datewright/sdk/storage';
import type { RemoteModule, RemoteSource } from '../federation/remote-cache.ts';

/** How a remote can be made to fail in a preview. */
export const faults = ['slow', 'blocked', 'crash'] as const;
export type Fault = (typeof faults)[number];

/** The fault of each remote that has one, by name. */
export type Faults = Readonly<Record<string, Fault>>;

const storageKey = 'previewFaults';
/** Milliseconds by which a slow remote loads later. */
const slowBy = 3000;

/** The faults of this tab. */
export function readFaults(): Faults {
  try {
    const stored = Object.entries(JSON.parse(readStored('sessionStorage', storageKey) ?? '{}'));
    return Object.fromEntries(stored.filter((entry): entry is [string, Fault] => faults.includes(entry[1] as Fault)));
  } catch {
    return {};
  }
}

export function storeFaults(next: Faults): void {
  writeStored('sessionStorage', storageKey, Object.keys(next).length > 0 ? JSON.stringify(next) : null);
}

const crashed: RemoteModule = {
  default: () => {
    throw new Error('The preview toolbar makes this remote throw.');
  },
};

/** Loads remotes as `source` does, with the faults, and measures how many milliseconds each takes. */
export function injectFaults(
  source: RemoteSource,
  active: Faults,
  onLoaded: (name: string, ms: number) => void,
): RemoteSource {
  return {
    ...source,
    async loadRemote(remote, attempt) {
      const { name } = remote.card;
      const startedAt = performance.now();
      if (active[name] === 'blocked') throw new Error(`The preview toolbar blocks ${name}.`);
      if (active[name] === 'slow') await new Promise((resolve) => setTimeout(resolve, slowBy));
      const module = await source.loadRemote(remote, attempt);
      onLoaded(name, performance.now() - startedAt);
      return active[name] === 'crash' ? crashed : module;
    },
    fetchRemote: (remote) => active[remote.card.name] !== 'blocked' && source.fetchRemote(remote),
  };
}
