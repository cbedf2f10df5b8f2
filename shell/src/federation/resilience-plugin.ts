import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** Milliseconds after which a script that hangs counts as failed. */
export const scriptTimeout = 4000;

/**
 * Makes remote entries fail soon and honestly: a short time limit, CORS mode so that integrity can be checked, and the
 * integrity that the composition promised. A remote's chunks carry their own integrity inside its entry.
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
      return { script, timeout: scriptTimeout };
    },
  };
}
