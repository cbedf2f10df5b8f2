import { useState } from 'react';

/** Work whose success removes the component: it is busy until then, or has failed and can be started again. */
export function useAttempt(work: () => Promise<unknown>) {
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  return {
    isBusy: state === 'busy',
    hasFailed: state === 'failed',
    start() {
      setState('busy');
      void work().catch(() => setState('failed'));
    },
  };
}
