import { useConsent } from '@datewright/sdk/host';
import { useCallback } from 'react';

const tracked = new Set<string>();

/**
 * True the first time for `what`: some things are reported once. This page remembers it; the browser does so, by `keep`,
 * only while measuring is allowed.
 */
export function useTrackOnce(keep: (what: string) => boolean): (what: string) => boolean {
  const { allowed } = useConsent();
  const mayKeep = allowed.includes('analytics');
  return useCallback(
    (what) => {
      if (tracked.has(what)) return false;
      tracked.add(what);
      return !mayKeep || keep(what);
    },
    [keep, mayKeep],
  );
}
