import { compilePattern, type Span } from './fact-family.ts';
import { findNewNames } from './find-new-names.ts';
import { findNewNumbers } from './find-new-numbers.ts';
import { findNewOccupations } from './find-new-occupations.ts';
import { hobbies } from './lexicon/hobbies.ts';
import { home } from './lexicon/home.ts';
import { idioms } from './lexicon/idioms.ts';
import { jobs } from './lexicon/jobs.ts';
import { places } from './lexicon/places.ts';
import { normalizeText } from './normalize-text.ts';

export interface Fact extends Span {
  text: string;
}

const idiom = compilePattern(idioms);
const allFamilies = [...jobs, ...places, ...hobbies, ...home];

/**
 * Facts in a text of the AI that its input does not support: jobs, places and other names, ages and numbers, hobbies,
 * pets and family. Uses rules only, so the same texts give the same facts; the member checks what is marked.
 */
export function findUnsupportedFacts(text: string, given: string[]): Fact[] {
  const folded = normalizeText(text);
  const known = normalizeText(given.join('\n'));
  // Replaced by as many spaces, so that every position stays the same.
  const meant = folded.replace(idiom, (found) => ' '.repeat(found.length));
  const spans = [
    ...allFamilies.flatMap((family) => (family.isGiven(known) ? [] : family.find(meant))),
    ...findNewOccupations(meant, known),
    ...findNewNumbers(folded, known),
    ...findNewNames(text, known),
  ];
  return removeOverlaps(spans).map(({ start, end }) => ({ text: text.slice(start, end), start, end }));
}

/** Keeps the first and longest of overlapping spans. */
function removeOverlaps(spans: Span[]): Span[] {
  const kept: Span[] = [];
  for (const span of spans.sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (span.start >= (kept.at(-1)?.end ?? 0)) kept.push(span);
  }
  return kept;
}
