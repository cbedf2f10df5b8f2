import type { Span } from './fact-family.ts';
import { fold } from './fold.ts';
import { newNames } from './new-names.ts';
import { newNumbers } from './numbers.ts';
import { hobbies } from './words/hobbies.ts';
import { home } from './words/home.ts';
import { jobs } from './words/jobs.ts';
import { places } from './words/places.ts';

interface Fact extends Span {
  text: string;
}

const allFamilies = [...jobs, ...places, ...hobbies, ...home];

/**
 * Facts in a text of the AI that were not in what it was given: jobs, places and other names, ages and numbers,
 * hobbies, pets and family. Rules only, the same for the same texts; what they mark is for the member to check.
 */
export function factsToCheck(text: string, given: string[]): Fact[] {
  const folded = fold(text);
  const known = fold(given.join('\n'));
  const spans = [
    ...allFamilies.flatMap((family) => (family.isGiven(known) ? [] : family.spots(folded))),
    ...newNumbers(folded, known),
    ...newNames(text, known),
  ];
  return withoutOverlaps(spans).map(({ start, end }) => ({ text: text.slice(start, end), start, end }));
}

/** The first and longest of those that overlap. */
function withoutOverlaps(spans: Span[]): Span[] {
  const kept: Span[] = [];
  for (const span of spans.sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (span.start >= (kept.at(-1)?.end ?? 0)) kept.push(span);
  }
  return kept;
}
