import { blankIdioms, type Fact, overlaps, toFacts } from './fact.ts';
import type { Span } from './fact-family.ts';
import { findNewNames } from './find-new-names.ts';
import { findNewNumbers } from './find-new-numbers.ts';
import { findNewOccupations } from './find-new-occupations.ts';
import { hobbies } from './lexicon/hobbies.ts';
import { age, home } from './lexicon/home.ts';
import { jobs, workplace } from './lexicon/jobs.ts';
import { places } from './lexicon/places.ts';
import { normalizeText } from './normalize-text.ts';

const families = [...jobs, ...places, ...hobbies, ...home, ...age];

/**
 * Facts in a text of the AI that its input does not support: jobs, places and other names, ages and numbers, hobbies,
 * pets and family. Uses rules only, so the same texts give the same facts; the member checks what is marked.
 */
export function findUnsupportedFacts(text: string, given: string[]): Fact[] {
  const folded = normalizeText(text);
  const known = normalizeText(given.join('\n'));
  const meant = blankIdioms(folded);
  const knownJobs = [...jobs, ...workplace].filter((family) => family.find(known).length > 0);
  const isOfKnownJob = ({ start, end }: Span) => knownJobs.some((job) => job.isKept(folded.slice(start, end)));
  const supported = families.filter((family) => family.isGiven(known)).flatMap((family) => family.find(meant));
  return toFacts(text, [
    ...families.filter((family) => !family.isGiven(known)).flatMap((family) => family.find(meant)),
    ...workplace.flatMap((family) => (knownJobs.length > 0 || family.isGiven(known) ? [] : family.find(meant))),
    ...findNewOccupations(meant, known).filter(
      (span) => !supported.some((fact) => overlaps(fact, span)) && !isOfKnownJob(span),
    ),
    ...findNewNumbers(folded, known),
    ...findNewNames(text, known),
  ]);
}
