import type { Composition } from '@datewright/contracts/registry/get-composition';

/** Returns the composition that the edge inlined into the page, or null if there is none. */
export function readInlinedComposition(): Composition | null {
  const text = document.getElementById('composition')?.textContent ?? 'null';
  // Our own edge wrote it from a validated response. Validating it again would only delay the first paint.
  return JSON.parse(text) as Composition | null;
}
