import { Button } from '@datewright/ui';
import { useEffect, useState } from 'react';
import { useShellCopy } from '../copy/use-shell-copy.ts';
import { fetchComposition } from '../federation/fetch-composition.ts';
import { StatusBar } from './status-bar.ts';

/** A page that comes back to the front asks for its composition at most this often. */
const intervalMs = 10 * 60_000;

/** True once the page that stayed open shows other versions than a new one would. */
function useOutdated(compositionId: string): boolean {
  const [isOutdated, setOutdated] = useState(false);
  useEffect(() => {
    if (isOutdated) return;
    let askedAt = Date.now();
    const ask = () => {
      if (document.visibilityState !== 'visible' || Date.now() - askedAt < intervalMs) return;
      askedAt = Date.now();
      // Without an answer nothing is known, and the page asks again later.
      fetchComposition().then(
        (current) => setOutdated(current.compositionId !== compositionId),
        () => {},
      );
    };
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, [compositionId, isOutdated]);
  return isOutdated;
}

/** Offers a reload when a new version was released while the page was open; what was typed is kept. */
export function UpdateNotice({ compositionId }: { compositionId: string }) {
  const copy = useShellCopy().update;
  const isOutdated = useOutdated(compositionId);
  return (
    <div role="status">
      {isOutdated && (
        <StatusBar>
          {copy.text}
          <Button variant="secondary" size="small" onClick={() => location.reload()}>
            {copy.reload}
          </Button>
        </StatusBar>
      )}
    </div>
  );
}
