import { useState } from 'react';

/** True for the first call with `what` in this tab, then false. */
export function useOncePerTab(what: string): boolean {
  const [first] = useState(() => claimOncePerTab(what));
  return first;
}

function claimOncePerTab(what: string): boolean {
  try {
    if (sessionStorage.getItem(what) !== null) return false;
    sessionStorage.setItem(what, '1');
    return true;
  } catch {
    return false;
  }
}
