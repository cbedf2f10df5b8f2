import { useState } from 'react';

/** True the first time that this tab asks for `what`, false ever after. */
export function useOncePerTab(what: string): boolean {
  const [first] = useState(() => claimOncePerTab(what));
  return first;
}

/** The same outside of rendering. */
export function claimOncePerTab(what: string): boolean {
  try {
    if (sessionStorage.getItem(what) !== null) return false;
    sessionStorage.setItem(what, '1');
    return true;
  } catch {
    return false;
  }
}
