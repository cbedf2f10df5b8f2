import type { ComposedRemote } from '@datewright/contracts/registry/get-composition';
import type { ComponentType } from 'react';

export interface RemoteModule {
  default: ComponentType;
}

/** Where the code of remotes comes from: by federation, or from the same bundle in the single-page build. */
export interface RemoteSource {
  /** `attempt` counts from 0; later ones must not be answered by what failed before. */
  loadRemote: (remote: ComposedRemote, attempt: number) => Promise<RemoteModule>;
  /** Loads shared code that only remotes use; each does so itself when it needs it. */
  loadShared: () => Promise<unknown>;
}

/** Each remote's component once it is here, and its loading until then. Loading it twice costs nothing. */
export interface RemoteCache {
  /** The component, if its code is here: to be rendered without a wait. */
  getLoaded: (remote: ComposedRemote) => ComponentType | null;
  load: (remote: ComposedRemote) => Promise<RemoteModule>;
  /** Forgets what is here and loads anew. */
  reload: (remote: ComposedRemote) => Promise<RemoteModule>;
  /** Loads ahead of a visit; a failure is left to the visit. */
  preload: (remote: ComposedRemote) => void;
  /** Loads what remotes share and the shell itself does not use. */
  preloadShared: () => void;
}

export function createRemoteCache({ loadRemote, loadShared }: RemoteSource): RemoteCache {
  const here = new Map<string, ComponentType>();
  const loading = new Map<string, Promise<RemoteModule>>();
  const attempts = new Map<string, number>();

  function load(remote: ComposedRemote): Promise<RemoteModule> {
    const { name } = remote.card;
    const running = loading.get(name);
    if (running) return running;
    const attempt = attempts.get(name) ?? 0;
    const started = loadRemote(remote, attempt).then(
      (module) => {
        here.set(name, module.default);
        return module;
      },
      (error) => {
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
    reload(remote) {
      const { name } = remote.card;
      if (here.delete(name)) attempts.set(name, (attempts.get(name) ?? 0) + 1);
      loading.delete(name);
      return load(remote);
    },
    preload: (remote) => void load(remote).catch(() => undefined),
    preloadShared: () => void loadShared().catch(() => undefined),
  };
}
