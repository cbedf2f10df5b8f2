import type { ComposedRemote, Composition } from '@datewright/contracts/registry/get-composition';
import type { ComponentType } from 'react';
import type { RemoteWatch } from '../health/watch-remote.ts';

export interface RemoteModule {
  default: ComponentType;
}

/** Loads the code of remotes: through federation, or from the same bundle in the single-page build. */
export interface RemoteSource {
  /** `attempt` counts from 0. Later attempts must not reuse the failed response of an earlier one. */
  loadRemote: (remote: ComposedRemote, attempt: number) => Promise<RemoteModule>;
  /** Downloads the code of a remote without running it. */
  fetchRemote: (remote: ComposedRemote) => void;
  /** Loads shared code that only remotes use. Each remote also loads it by itself when it needs it. */
  loadShared: () => Promise<unknown>;
}

/** Caches the component of each remote, or the pending load. Loading a remote twice costs nothing. */
export interface RemoteCache {
  /** Returns the component if its code has loaded, so that it can be rendered without waiting. */
  getLoaded: (remote: ComposedRemote) => ComponentType | null;
  load: (remote: ComposedRemote) => Promise<RemoteModule>;
  /** Discards the cached component and loads it again. */
  reload: (remote: ComposedRemote) => Promise<RemoteModule>;
  /** Counts the view of a remote that threw while it rendered as failed, if it has a canary. */
  reportFailure: (remote: ComposedRemote) => void;
  /** Loads the remote of the page that is being opened, before it renders, which reports failures. */
  loadEarly: (remote: ComposedRemote) => void;
  /** Downloads a remote that may be visited next. Its code runs when one of its pages is opened. */
  prefetch: (remote: ComposedRemote) => void;
  /** Loads the code that remotes share and the shell itself does not use. */
  preloadShared: () => void;
}

/** `shell` is the version around the remotes. */
export function createRemoteCache(
  { loadRemote, fetchRemote, loadShared }: RemoteSource,
  shell?: Composition['shell'],
): RemoteCache {
  const here = new Map<string, ComponentType>();
  const loading = new Map<string, Promise<RemoteModule>>();
  const attempts = new Map<string, number>();
  const watches = new Map<string, Promise<RemoteWatch | null>>();

  /** Begins before the remote's code runs, because code that never ends leaves no other chance. */
  function watch(remote: ComposedRemote): Promise<RemoteWatch | null> {
    const { name } = remote.card;
    const started =
      watches.get(name) ??
      import('../health/watch-remote.ts').then(({ watchRemote }) => watchRemote(remote, shell)).catch(() => null);
    watches.set(name, started);
    return started;
  }
  const reportFailure = (remote: ComposedRemote) =>
    void watches.get(remote.card.name)?.then((watched) => watched?.fail());

  function load(remote: ComposedRemote): Promise<RemoteModule> {
    const { name } = remote.card;
    const running = loading.get(name);
    if (running) return running;
    const attempt = attempts.get(name) ?? 0;
    const ready =
      remote.watched || shell?.watched
        ? watch(remote).then(() => loadRemote(remote, attempt))
        : loadRemote(remote, attempt);
    const started = ready.then(
      (module) => {
        here.set(name, module.default);
        return module;
      },
      (error) => {
        reportFailure(remote);
        attempts.set(name, attempt + 1);
        if (loading.get(name) === started) loading.delete(name);
        throw error;
      },
    );
    loading.set(name, started);
    return started;
  }

  return {
    getLoaded: (remote) => here.get(remote.card.name) ?? null,
    load,
    reportFailure,
    reload(remote) {
      const { name } = remote.card;
      if (here.delete(name)) attempts.set(name, (attempts.get(name) ?? 0) + 1);
      loading.delete(name);
      return load(remote);
    },
    loadEarly: (remote) => void load(remote).catch(() => undefined),
    prefetch: (remote) => void (loading.has(remote.card.name) || fetchRemote(remote)),
    preloadShared: () => void loadShared().catch(() => undefined),
  };
}
