import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { maxLoadTime } from './wait-while-downloading.ts';

/**
 * Loads remote entries in CORS mode with the integrity that the composition names; a remote's chunks carry their own
 * integrity inside its entry. `waitWhileDownloading` gives up on a stalled entry long before this plugin's timeout.
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
      return { script, timeout: maxLoadTime };
    },
  };
}
