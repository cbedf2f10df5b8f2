import type { ParsedBio } from '../text/parsed-bio.ts';
import type { Span } from '../text/span.ts';
import { disclosures } from './disclosure.ts';
import { nameGroups } from './name-groups.ts';

/** Names of people, places, bands and books: capitals within a sentence, adjacent ones joined, each name once. */
export function names(reading: ParsedBio): Span[] {
  const found = new Map<string, Span>();
  for (const sentence of disclosures(reading)) {
    for (const group of nameGroups(sentence, reading.text)) {
      const name = group.map(({ unaccented: folded }) => folded).join(' ');
      const [first, last] = [group[0], group.at(-1)];
      if (first && last && !found.has(name)) found.set(name, { start: first.start, end: last.end });
    }
  }
  return [...found.values()];
}
