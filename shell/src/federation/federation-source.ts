import type { ComposedRemote } from '@datewright/contracts/registry/get-composition';
import { getInstance } from '@module-federation/enhanced/runtime';
import { resiliencePlugin } from './entry-script-plugin.ts';
import { waitWhileDownloading } from './fail-stalled-download.ts';
import { fetchRemote } from './fetch-remote.ts';
import { provideRuntime } from './provide-runtime.ts';
import type { RemoteModule, RemoteSource } from './remote-cache.ts';

/**
 * Loads remotes through Module Federation, directly from the entry named in the composition, without fetching a
 * manifest.
 */
export function createFederationSource(): RemoteSource {
  provideRuntime();
  const federation = getInstance();
  if (!federation) throw new Error('The federation runtime did not start.');
  const integrity = new Map<string, string>();
  federation.registerPlugins([resiliencePlugin((url) => integrity.get(url))]);

  const loadRemote = async (remote: ComposedRemote, attempt: number): Promise<RemoteModule> => {
    const entry = entryUrl(remote, attempt);
    const hash = remote.integrity[remote.entry];
    if (hash) integrity.set(entry, hash);
    const { name } = remote.card;
    federation.registerRemotes([{ name, entry, entryGlobalName: name, type: 'global' }], { force: attempt > 0 });
    // The remote's code may arrive before the zod that it needs to run, so the factory is called after both.
    const factory = federation.loadRemote<() => RemoteModule>(`${name}/remote`, {
      loadFactory: false,
      from: 'runtime',
    });
    const [run] = await waitWhileDownloading(Promise.all([factory, provideSharedZod()]), remote.base);
    const module = run?.();
    if (!module?.default) throw new Error(`${name} has no page to show.`);
    return module;
  };

  return { loadRemote, fetchRemote, loadShared: () => import('@datewright/sdk/query') };
}

let zodLoading: Promise<void> | null = null;

/** Shares a chunk with the shell's own API calls, which need the same library. */
function provideSharedZod(): Promise<void> {
  zodLoading ??= import(/* webpackChunkName: "calls" */ './provide-zod.ts').then(
    ({ provideZod }) => provideZod(),
    (error) => {
      zodLoading = null;
      throw error;
    },
  );
  return zodLoading;
}

/** A retry uses another URL, so that it never waits for a hanging request or a cached bad answer. */
function entryUrl({ base, entry }: ComposedRemote, attempt: number): string {
  const url = new URL(`${base}/${entry}`, location.origin);
  if (attempt > 0) url.searchParams.set('retry', String(attempt));
  return url.href;
}
