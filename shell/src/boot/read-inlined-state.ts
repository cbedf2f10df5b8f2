import type { PageState } from '@datewright/contracts/prerender/page-state';

/** What the edge wrote into the page for its start, or null. */
export function readInlinedState(): PageState | null {
  const text = document.getElementById('page')?.textContent ?? 'null';
  // Written by our own edge, as the composition is.
  return JSON.parse(text) as PageState | null;
}
