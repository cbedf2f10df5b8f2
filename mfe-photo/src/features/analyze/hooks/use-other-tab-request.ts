import { useEffect, useRef } from 'react';
import type { AnalysisRequest } from '../lib/analysis-request.ts';
import { readPendingRequest } from '../lib/pending-request.ts';

/** Follows a request that another tab has sent; this tab continues it when that one is closed. */
export function useOtherTabRequest(key: string, start: (request: AnalysisRequest) => void): void {
  const latestStart = useRef(start);
  useEffect(() => {
    latestStart.current = start;
  });
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key !== key || event.newValue === null) return;
      const pending = readPendingRequest(key);
      if (!pending?.running) return;
      latestStart.current(pending.body);
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [key]);
}
