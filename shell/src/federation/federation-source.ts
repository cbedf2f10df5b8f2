import type { ComposedRemote } from '@datewright/contracts/registry/get-composition';
import { getInstance } from '@module-federation/enhanced/runtime';
import { provideRuntime } from './provide-runtime.ts';
import type { RemoteModule, RemoteSource } from './remote-cache.ts';
import { resiliencePlugin, scriptTimeout } from './resilience-plugin.ts';

/** A remote's entry and its first chunk together: what a member waits for at most before the retry card. */
const loadTimeout = scriptTimeout + 500;

/** Loads remotes by Module Federation, straight by the entry that the composition names: no manifest is fetched. */
export function createFederationSource(): RemoteSource {
  provideRuntime();
  const federation = getStartedRuntime();
  const integrity = new Map<string, string>();
  federation.registerPlugins([resiliencePlugin((url) => integrity.get(url))]);

  async function loadRemote(remote: ComposedRemote, attempt: number): Promise<RemoteModule> {
    const entry = entryUrl(remote, attempt);
    const hash = remote.integrity[remote.entry];
    if (hash) integrity.set(entry, hash);
    const { name } = remote.card;
    federation.registerRemotes([{ name, entry, entryGlobalName: name, type: 'global' }], { force: attempt > 0 });
    // Its code may come before the library that it needs to run.
    const factory = federation.loadRemote<() => RemoteModule>(`${name}/remote`, {
      loadFactory: false,
      from: 'runtime',
    });
    const [run] = await withTimeout(loadTimeout, Promise.all([factory, provideSharedZod()]));
    const module = run?.();
    if (!module?.default) throw new Error(`${name} has no page to show.`);
    return module;
  }

  return { loadRemote, loadShared: () => import('@datewright/sdk/query') };
}

let zodLoading: Promise<void> | null = null;

/** Comes with the page's own calls, which bring the same library. */
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

function getStartedRuntime() {
  const federation = getInstance();
  if (!federation) throw new Error('The federation runtime did not start.');
  return federation;
}

/** Later tries ask under another address: a hanging or a cached bad answer must not be waited for again. */
function entryUrl({ base, entry }: ComposedRemote, attempt: number): string {
  const url = new URL(`${base}/${entry}`, location.origin);
  if (attempt > 0) url.searchParams.set('retry', String(attempt));
  return url.href;
}

function withTimeout<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  const { promise, resolve, reject } = Promise.withResolvers<Value>();
  const timer = setTimeout(() => reject(new Error('The remote took too long.')), milliseconds);
  work.then(resolve, reject).finally(() => clearTimeout(timer));
  return promise;
}
