import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * Maximum milliseconds for loading an entry while its bytes arrive. `waitWhileDownloading` gives up earlier on a
 * stalled one.
 */
const entryTimeout = 30_000;

/**
 * Loads remote entries in CORS mode with the integrity hash from the composition. The entry itself contains the
 * integrity hashes of the remote's chunks.
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
