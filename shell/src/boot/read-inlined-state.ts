import type { PageState } from '@datewright/contracts/prerender/page-state';

/** Returns the start state that the edge inlined into the page, or null if there is none. */
export function readInlinedState(): PageState | null {
  const text = document.getElementById('page')?.textContent ?? 'null';
  // Written by our own edge, like the composition, so it is not validated again.
  return JSON.parse(text) as PageState | null;
}
