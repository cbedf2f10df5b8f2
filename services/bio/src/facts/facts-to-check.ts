import { patternOf, type Span } from './fact-family.ts';
import { fold } from './fold.ts';
import { newNames } from './new-names.ts';
import { newNumbers } from './numbers.ts';
import { toldByForm } from './told-by-form.ts';
import { hobbies } from './words/hobbies.ts';
import { home } from './words/home.ts';
import { idioms } from './words/idioms.ts';
import { jobs } from './words/jobs.ts';
import { places } from './words/places.ts';

export interface Fact extends Span {
  text: string;
}

const idiom = patternOf(idioms);
const allFamilies = [...jobs, ...places, ...hobbies, ...home];

/**
 * Facts in a text of the AI that were not in what it was given: jobs, places and other names, ages and numbers,
 * hobbies, pets and family. Rules only, the same for the same texts; what they mark is for the member to check.
 */
export function factsToCheck(text: string, given: string[]): Fact[] {
  const folded = fold(text);
  const known = fold(given.join('\n'));
  // As many spaces, so that every place stays.
  const meant = folded.replace(idiom, (found) => ' '.repeat(found.length));
  const spans = [
    ...allFamilies.flatMap((family) => (family.isGiven(known) ? [] : family.spots(meant))),
    ...toldByForm(meant, known),
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
