import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** Milliseconds that an entry may take while its bytes arrive; `waitWhileDownloading` gives up on a stalled one earlier. */
const entryTimeout = 30_000;

/**
 * Loads remote entries in CORS mode with the integrity that the composition names; a remote's chunks carry their own
 * integrity inside its entry.
 */
export function resiliencePlugin(integrityOf: (url: string) => string | undefined): ModuleFederationRuntimePlugin {
  return {
    name: 'resilience',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      script.crossOrigin = 'anonymous';
      script.fetchPriority = 'high';
      script.integrity = integrityOf(url) ?? '';
      return { script, timeout: entryTimeout };
    },
  };
}
