import { useSearchParams } from '@datewright/sdk/router';
import { useEffect, useEffectEvent } from 'react';

const parameter = 'paste';

/** Home links here to paste what a match answered: leads to the field once, and takes the request out of the address. */
export function usePasteAddress(focusPaste: () => void): void {
  const [search, setSearch] = useSearchParams();
  const isWanted = search.has(parameter);
  const focusOnce = useEffectEvent(() => {
    focusPaste();
    const rest = new URLSearchParams(search);
    rest.delete(parameter);
    setSearch(rest, { replace: true });
  });
  useEffect(() => {
    if (isWanted) focusOnce();
  }, [isWanted]);
}
