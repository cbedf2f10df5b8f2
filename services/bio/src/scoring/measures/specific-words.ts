import { wordFrequencies } from '@datewright/safety/text/word-frequency';
import { howCommon } from '../how-common.ts';
import { findPhrases } from '../phrases/find-phrases.ts';
import { type Books, books, costingSpots } from '../phrases/spots-of.ts';
import type { BioLanguage, Reading, Sentence, Word } from '../reading/reading.ts';
import type { Span } from '../reading/span.ts';
import * as en from '../words/en/concrete.ts';
import { englishInterests } from '../words/en/interests.ts';
import * as hu from '../words/hu/concrete.ts';
import { hungarianInterests } from '../words/hu/interests.ts';
import { numberWords } from '../words/number-words.ts';
import { isBareList } from './bare-list.ts';
import { mayBeDisclosure, sayings } from './disclosure.ts';
import { nameGroups } from './name-groups.ts';
import { complaints, unwelcoming } from './negatives.ts';
import { cliches, fillers } from './own-words.ts';

export const traits = books({ en: en.englishTraits, hu: hu.hungarianTraits });
const generics = books({
  en: en.englishGenerics + englishInterests,
  hu: hu.hungarianGenerics + hungarianInterests,
});

/** What everybody writes is rare in other texts: "foodie". */
const worn: readonly Books[] = [cliches, fillers, traits, generics, ...unwelcoming, complaints];

/** Rare as well, and nothing to draw; a number counts by itself. */
const undrawn: readonly Books[] = [books({ en: en.englishUndrawn, hu: hu.hungarianUndrawn }), books(numberWords)];

/** Rarer than this on the Zipf scale: "soup" and "ladder", not "house" and "friend". */
const rarerThan: Record<BioLanguage, number> = { en: 4.3, hu: 4.6 };
const shortest = 4;
/** A line of one or two words is a card entry. */
const fewestWords = 3;
/** Of one sentence; of a bare list one. */
const mostEach = 3;
const capital = /^\p{Lu}/u;

/** "#blessed" says nothing in a sentence. */
const isTag = ({ start }: Word, text: string): boolean => text[start - 1] === '#';

/** What is said to or wished of another ("élsz", "húzzon"), and how much of something one is ("legviccesebb"). */
const toOthers = /(?:[ae]?sz|[jz]|[jsz][oeö]n|zz[aeá]l|[ae]?lak|[ae]?lek)$/u;
const mostOf = /^leg.{3,}bb/u;
const isNoThing = (lower: string): boolean => {
  if (mostOf.test(lower)) return true;
  const stem = lower.replace(toOthers, '');
  return stem !== lower && ['ni', 'ani', 'eni'].some((ending) => wordFrequencies('hu').has(stem + ending));
};

// Two parts ask for them.
const known = new WeakMap<Sentence, Word[]>();
const knownWorn = new WeakMap<Sentence, ReadonlySet<Word>>();

/**
 * Words of a sentence that one could draw, as far as frequency tells: those that people use seldom. Names are found by
 * their capitals elsewhere, and what stands in a worn phrase is no word of one's own.
 */
export function specificWords(sentence: Sentence, reading: Reading): Word[] {
  const words = known.get(sentence) ?? findSpecificWords(sentence, reading);
  known.set(sentence, words);
  return words;
}

/** The words that stand in what everybody writes, slips read as what they mean. */
export function wornWords(sentence: Sentence, language: BioLanguage): ReadonlySet<Word> {
  const words = knownWorn.get(sentence) ?? findWornWords(sentence, language);
  knownWorn.set(sentence, words);
  return words;
}

const findWornWords = (sentence: Sentence, language: BioLanguage) => wordsIn(worn, sentence, language);

const wordsIn = (lists: readonly Books[], { meant }: Sentence, language: BioLanguage): ReadonlySet<Word> =>
  new Set(
    lists.flatMap((list) =>
      findPhrases(meant, list[language], 'maybe').flatMap(({ from, to }) => meant.slice(from, to)),
    ),
  );

/** English says in five words what Hungarian says in four: "az asztalomon" is "on my table". */
const inEnglishWords: Record<BioLanguage, number> = { en: 1, hu: 1.25 };

/** Right words that stand in nothing that everybody writes, counted as if they were English. */
export function freshWordCount({ sentences, language, text }: Reading): number {
  const fresh = sentences.flatMap((sentence) => {
    const borrowed = wornWords(sentence, language);
    return sentence.words.filter((word) => !borrowed.has(word) && !isTag(word, text));
  });
  return fresh.length * inEnglishWords[language];
}

function findSpecificWords(sentence: Sentence, { language, text: bio }: Reading): Word[] {
  const { words, meant } = sentence;
  if (words.length < fewestWords) return [];
  const borrowed = wornWords(sentence, language);
  const noThings = wordsIn(undrawn, sentence, language);
  return meant.filter((word, place) => {
    const { lower, text, slip } = word;
    if (slip || borrowed.has(word) || noThings.has(word) || lower.length < shortest || isTag(word, bio)) return false;
    if (place > 0 && capital.test(text)) return false;
    if (language === 'hu' && isNoThing(lower)) return false;
    const common = howCommon(lower, language);
    return common > 0 && common < rarerThan[language];
  });
}

/** Specific words in what is said, be it of the writer or of a wish, each once. */
export function specifics(reading: Reading): Span[] {
  const found = new Map<string, Span>();
  for (const sentence of sayings(reading)) {
    const most = isBareList(sentence) ? 1 : mostEach;
    for (const { lower, start, end } of specificWords(sentence, reading).slice(0, most)) {
      if (!found.has(lower)) found.set(lower, { start, end });
    }
  }
  return [...found.values()];
}

const isTold = ({ question }: Sentence): boolean => !question;
const inGeneral = costingSpots(generics, isTold);
const soughtTraits = costingSpots(
  traits,
  (sentence, reading) => !mayBeDisclosure(sentence, reading) && isTold(sentence),
);

/** What fits everybody: what most like, and the traits that most seek. A cliché costs by itself, and a name is one's own. */
export function generalWords(reading: Reading): Span[] {
  const { sentences, language, text } = reading;
  const others = sentences.flatMap((sentence) => [
    ...wordsIn([cliches, fillers], sentence, language),
    ...nameGroups(sentence, text).flat(),
  ]);
  const taken = new Set(others.map(({ start }) => start));
  return [...inGeneral(reading), ...soughtTraits(reading)].filter(({ start }) => !taken.has(start));
}
