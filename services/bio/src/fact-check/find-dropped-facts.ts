import { parseBio } from '../scoring/parsing/parse-bio.ts';
import { blankIdioms, type Fact, overlaps, toFacts } from './fact.ts';
import type { FactFamily, Span } from './fact-family.ts';
import { findNewNames, isSameName, splitNormalizedWords } from './find-new-names.ts';
import { type Count, findCounts, findNewNumbers } from './find-new-numbers.ts';
import { findNewOccupations } from './find-new-occupations.ts';
import { hobbies } from './lexicon/hobbies.ts';
import { home } from './lexicon/home.ts';
import { jobs, workFrame, workHint, workplace } from './lexicon/jobs.ts';
import { places } from './lexicon/places.ts';
import { normalizeText } from './normalize-text.ts';

/** Says that a job follows; the job is the fact. */
const introducesJob = /^(?:i work (?:as|in|at|for)|my job|by profession|dolgoz\p{L}*|munkam)$/u;
const clockTime = /^(?: ?[ap]\.?m(?!\p{L})| o['’]?clock| ora)/u;

/** The most pets or children whose number a list of names, or "my cats", may stand for. */
const maxNamedCount = 3;

interface CountedKind {
  /** After the number. */
  noun: RegExp;
  /** More than one of them, without a number. */
  plural: RegExp;
}
const countedKind = (noun: string, plural: string): CountedKind => ({
  noun: new RegExp(`^[\\s-]*(?:\\p{L}{2,12} )?(?:${noun})(?!\\p{L})`, 'u'),
  plural: new RegExp(`(?<!\\p{L})(?:${plural})(?!\\p{L})`, 'u'),
});
const childrenPlural =
  'kids|children|sons|daughters|boys|girls|(?:gyerek|gyermek)e(?:k|im|ink)\\p{L}{0,4}|(?:kis)?lanya(?:im|ink)\\p{L}{0,4}|(?:kis)?fia(?:im|ink)\\p{L}{0,4}';
const countedKinds: CountedKind[] = [
  countedKind(
    'kids?|child(?:ren)?|sons?|daughters?|boys?|girls?|gyerek\\p{L}{0,4}|gyermek\\p{L}{0,4}|(?:kis)?lany\\p{L}{0,3}|(?:kis)?fiu\\p{L}{0,2}|(?:kis)?fiam',
    childrenPlural,
  ),
  countedKind('cats?|kittens?|macsk\\p{L}{1,4}|cic\\p{L}{1,4}', 'cats|kittens|(?:macska|cica)(?:k|im|ink)\\p{L}{0,4}'),
  countedKind(
    'dogs?|pups?|puppies|huskies|kuty\\p{L}{1,5}|eb\\p{L}{0,3}',
    'dogs|pups|puppies|huskies|(?:kutya|kutyusa)(?:k|im|ink)\\p{L}{0,4}|ebek',
  ),
];

/** What a rewrite of a bio does not tell, in whatever words. */
export interface DroppedFacts {
  facts: Fact[];
  /** Jobs that the rewrite may tell in words that no rule knows: it is about work, but not clearly about this work. */
  doubtfulJobs: Fact[];
}

export function findDroppedFacts(bio: string, rewrite: string): DroppedFacts {
  const folded = normalizeText(bio);
  const told = normalizeText(rewrite);
  const meant = blankIdioms(folded);
  const find = (families: FactFamily[]) => families.flatMap((family) => family.find(meant));
  const findDropped = (families: FactFamily[]) => find(families.filter((family) => !family.isKept(told)));
  const isOutside = (spans: Span[]) => (span: Span) => !spans.some((other) => overlaps(other, span));

  const droppedJobs = tellsWork(told, meant)
    ? []
    : [
        ...findDropped(jobs).filter((job) => !isFieldTold(job, meant, told)),
        ...findNewOccupations(meant, told).filter(isOutside(find([...jobs, ...hobbies]))),
      ];
  const isDoubtful = hintsAtWork(told, meant) && !statesOtherJob(told, meant);
  return {
    facts: toFacts(bio, [
      ...(isDoubtful ? [] : droppedJobs),
      ...findDropped(workplace).filter(({ start, end }) => !introducesJob.test(folded.slice(start, end))),
      ...findDropped([...places, ...hobbies, ...home]),
      ...findNewNumbers(folded, told).filter((count) => !isNumberKept(count, bio, folded, told)),
      ...findNewNames(bio, told).filter(isOutside(find(places))),
    ]),
    doubtfulJobs: toFacts(bio, isDoubtful ? droppedJobs : []),
  };
}

const statesOtherJob = (told: string, bio: string): boolean =>
  jobs.some((job) => job.find(told).length > 0 && !job.isKept(bio));

/** True when the rewrite has a word of work that is not in the bio. */
const hintsAtWork = (told: string, bio: string): boolean => {
  const known = new Set(bio.match(workHint));
  return [...told.matchAll(workHint)].some(([word]) => !known.has(word)) || told.search(workFrame) >= 0;
};

/** True when the rewrite tells what its writer does on working days, and that is no job which the bio does not have. */
const tellsWork = (told: string, bio: string): boolean =>
  told.search(workFrame) >= 0 && !jobs.some((job) => job.isGiven(told) && !job.isKept(bio));

const wordBefore = /([\p{L}-]{3,20}) $/u;
/** Words before a job that do not say which. */
const noField: ReadonlySet<string> = new Set(
  'work works working retired former freelance proud part-time full-time trained qualified junior senior registered professional amateur aspiring future good bad busy young old happy single tired and the with for but egy nyugdijas fiatal lelkes buszke'.split(
    ' ',
  ),
);

/** True when the rewrite has what stands before the job: "tattoo" of "tattoo artist". */
function isFieldTold({ start }: Span, bio: string, told: string): boolean {
  const [, field = ''] = wordBefore.exec(bio.slice(Math.max(0, start - 21), start)) ?? [];
  return field !== '' && !noField.has(field) && told.includes(field.slice(0, 5));
}

/** True for a number that is no fact, or that the rewrite tells without a number. */
function isNumberKept({ start, end }: Span, bio: string, folded: string, told: string): boolean {
  const after = folded.slice(end);
  if (clockTime.test(after)) return true;
  const value = Number(findCounts(folded).find((count) => count.start === start)?.value);
  const kind = countedKinds.find(({ noun }) => noun.test(after));
  if (!kind || !(value <= maxNamedCount)) return false;
  const isOtherCount = (count: Count) => kind.noun.test(told.slice(count.end));
  if (findCounts(told).some(isOtherCount)) return false;
  return kind.plural.test(told) || areNamed(value, start, bio, told);
}

/** True when the sentence of a count names as many, and the rewrite has all of the names. */
function areNamed(count: number, start: number, bio: string, told: string): boolean {
  const sentence = parseBio(bio).sentences.find((span) => span.start <= start && span.end > start);
  if (!sentence) return false;
  const names = findNewNames(bio.slice(0, sentence.end), '')
    .filter((span) => span.start > start)
    .map((span) => normalizeText(bio.slice(span.start, span.end)));
  const words = splitNormalizedWords(told);
  return names.length >= count && names.every((name) => words.some((word) => isSameName(word, name)));
}
