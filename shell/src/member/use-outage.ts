import { useReachability } from '@datewright/sdk/host/use-reachability';
import { useOnline } from '@datewright/ui/use-online';
import { useEffect, useRef, useState } from 'react';
import { pollServiceState } from './poll-service-state.ts';
import { useVisible } from './use-visible.ts';

/** A page that was in the background for this long asks about its service when the member comes back. */
const longAbsenceMs = 60_000;
/** A page that makes no call while it opens asks after this time; most pages call their service at once. */
const firstCallMs = 3000;

/**
 * True while a service can't be reached. A failed call is only the reason to ask the edge, whose answer decides: the
 * call may have failed for another reason. The page asks again while the service is down and the page is visible.
 */
export function useOutage(service: string): boolean {
  const { wasReached, record } = useReachability(service);
  const isSuspect = wasReached === false;
  const isOnline = useOnline();
  const isVisible = useVisible();
  const [isConfirmed, setConfirmed] = useState(false);
  const hiddenAt = useRef<number>(null);

  useEffect(() => {
    if (wasReached !== undefined) return;
    const timer = setTimeout(() => record(service, false), firstCallMs);
    return () => clearTimeout(timer);
  }, [wasReached, record, service]);

  useEffect(() => {
    if (!isVisible) {
      hiddenAt.current = Date.now();
      return;
    }
    if (hiddenAt.current !== null && Date.now() - hiddenAt.current >= longAbsenceMs) record(service, false);
    hiddenAt.current = null;
  }, [isVisible, record, service]);

  useEffect(() => {
    if (!isSuspect) setConfirmed(false);
    else if (isOnline && isVisible) {
      return pollServiceState(service, (isReady) => {
        if (isReady) record(service, true);
        else setConfirmed(true);
      });
    }
    return undefined;
  }, [isSuspect, isOnline, isVisible, record, service]);

  // While the browser is offline, another notice says so.
  return isSuspect && isConfirmed && isOnline;
}
