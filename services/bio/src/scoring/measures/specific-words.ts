import { getWordFrequencies } from '@datewright/safety/text/word-frequency';
import * as en from '../lexicon/en/concrete.ts';
import { englishInterests } from '../lexicon/en/interests.ts';
import * as hu from '../lexicon/hu/concrete.ts';
import { hungarianInterests } from '../lexicon/hu/interests.ts';
import { numberWords } from '../lexicon/number-words.ts';
import { findPhrases } from '../phrases/find-phrases.ts';
import { createPhraseBooks, matchPenalized, type PhraseBooks } from '../phrases/phrase-matchers.ts';
import type { BioLanguage, ParsedBio, Sentence, Word } from '../text/parsed-bio.ts';
import type { Span } from '../text/span.ts';
import { getWordFrequency } from '../word-frequency.ts';
import { isBareList } from './bare-list.ts';
import { mayBeDisclosure, statements } from './disclosure.ts';
import { nameGroups } from './name-groups.ts';
import { complaints, unwelcoming } from './negatives.ts';
import { cliches, fillers } from './own-words.ts';

export const traits = createPhraseBooks({ en: en.englishTraits, hu: hu.hungarianTraits });
const generics = createPhraseBooks({
  en: en.englishGenerics + englishInterests,
  hu: hu.hungarianGenerics + hungarianInterests,
});

/** Common in profiles though rare in other texts: "foodie". */
const overusedPhrases: readonly PhraseBooks[] = [cliches, fillers, traits, generics, ...unwelcoming, complaints];

/** Rare, but nothing that one could draw; numbers are counted separately. */
const abstractPhrases: readonly PhraseBooks[] = [
  createPhraseBooks({ en: en.englishAbstract, hu: hu.hungarianAbstract }),
  createPhraseBooks(numberWords),
];

/** Zipf frequency below which a word counts as specific: "soup" and "ladder", not "house" and "friend". */
const maxFrequency: Record<BioLanguage, number> = { en: 4.3, hu: 4.6 };
const minLength = 4;
/** A line of one or two words is a data field. */
const minWords = 3;
/** Maximum per sentence; a bare list counts one. */
const maxPerSentence = 3;
/** On the Zipf scale: so much more frequent in the other language, a word is borrowed ("based" in a Hungarian bio). */
const foreignGap = 1.5;
const capital = /^\p{Lu}/u;

/** "#blessed" adds nothing to a sentence. */
const isTag = ({ start }: Word, text: string): boolean => text[start - 1] === '#';

/** Second-person and wish forms ("élsz", "húzzon"), and superlatives ("legviccesebb"). */
const secondPersonEnding = /(?:[ae]?sz|[jz]|[jsz][oeö]n|zz[aeá]l|[ae]?lak|[ae]?lek)$/u;
const superlative = /^leg.{3,}bb/u;
/** "Túrázni", but not "makaróni" or "bikini". */
const infinitive = /(?:[bcdfghjklmnpqrstvwxyz]|[őúű]|ít[ae])ni$/u;
/** "Tanítani", or an adjective such as "debreceni": only the stem tells. */
const maybeInfinitive = /^(?:meg|el|ki|be|fel|le|át|haza|vissza|össze)?(\p{L}{3,})[ae]ni$/u;
const verbForms = ['', 'om', 'em', 'öm', 'ott', 'ett', 'unk', 'ünk', 'ok', 'ek', 'ök'];
const isInfinitive = (lower: string): boolean => {
  const stem = maybeInfinitive.exec(lower)?.[1];
  const words = getWordFrequencies('hu');
  return infinitive.test(lower) || (stem !== undefined && verbForms.some((ending) => words.has(stem + ending)));
};
const isNotNoun = (lower: string): boolean => {
  if (superlative.test(lower) || isInfinitive(lower)) return true;
  const stem = lower.replace(secondPersonEnding, '');
  return stem !== lower && ['ni', 'ani', 'eni'].some((ending) => getWordFrequencies('hu').has(stem + ending));
};

// Cached, because two parts need them.
const specificWordsCache = new WeakMap<Sentence, Word[]>();
const overusedWordsCache = new WeakMap<Sentence, ReadonlySet<Word>>();

/**
 * Words of a sentence that one could draw, as far as frequency shows: the rare ones. Names are found by their capitals
 * elsewhere, and words inside a cliché don't count.
 */
export function specificWords(sentence: Sentence, reading: ParsedBio): Word[] {
  const words = specificWordsCache.get(sentence) ?? findSpecificWords(sentence, reading);
  specificWordsCache.set(sentence, words);
  return words;
}

/** Words inside phrases that everybody uses; misspelled words count as their corrections. */
export function overusedWords(sentence: Sentence, language: BioLanguage): ReadonlySet<Word> {
  const words = overusedWordsCache.get(sentence) ?? findOverusedWords(sentence, language);
  overusedWordsCache.set(sentence, words);
  return words;
}

const findOverusedWords = (sentence: Sentence, language: BioLanguage) =>
  findWordsIn(overusedPhrases, sentence, language);

const findWordsIn = (
  lists: readonly PhraseBooks[],
  { corrected }: Sentence,
  language: BioLanguage,
): ReadonlySet<Word> =>
  new Set(
    lists.flatMap((list) =>
      findPhrases(corrected, list[language], 'maybe').flatMap(({ from, to }) => corrected.slice(from, to)),
    ),
  );

/** English needs five words for four Hungarian ones: "az asztalomon" is "on my table". */
const inEnglishWords: Record<BioLanguage, number> = { en: 1, hu: 1.25 };

/** Correct words outside common phrases, scaled as if the text were English. */
export function originalWordCount({ sentences, language, text }: ParsedBio): number {
  const fresh = sentences.flatMap((sentence) => {
    const borrowed = overusedWords(sentence, language);
    return sentence.words.filter((word) => !borrowed.has(word) && !isTag(word, text));
  });
  return fresh.length * inEnglishWords[language];
}

function findSpecificWords(sentence: Sentence, { language, text: bio }: ParsedBio): Word[] {
  const { words, corrected } = sentence;
  if (words.length < minWords) return [];
  const borrowed = overusedWords(sentence, language);
  const noThings = findWordsIn(abstractPhrases, sentence, language);
  return corrected.filter((word, place) => {
    const { lower, text, slip } = word;
    if (slip || borrowed.has(word) || noThings.has(word) || lower.length < minLength || isTag(word, bio)) return false;
    if (place > 0 && capital.test(text)) return false;
    if (language === 'hu' && isNotNoun(lower)) return false;
    const common = getWordFrequency(lower, language);
    if (language === 'hu' && getWordFrequency(lower, 'en') > common + foreignGap) return false;
    return common > 0 && common < maxFrequency[language];
  });
}

/** Specific words in statements about the writer or about wishes, each once. */
export function specifics(reading: ParsedBio): Span[] {
  const found = new Map<string, Span>();
  for (const sentence of statements(reading)) {
    const most = isBareList(sentence) ? 1 : maxPerSentence;
    for (const { lower, start, end } of specificWords(sentence, reading).slice(0, most)) {
      if (!found.has(lower)) found.set(lower, { start, end });
    }
  }
  return [...found.values()];
}

const isStatement = ({ isQuestion }: Sentence): boolean => !isQuestion;
const matchGenerics = matchPenalized(generics, isStatement);
const soughtTraits = matchPenalized(
  traits,
  (sentence, reading) => !mayBeDisclosure(sentence, reading) && isStatement(sentence),
);

/**
 * What fits everybody: things that most people like, and traits that most people look for. Clichés cost points
 * themselves, and names are personal.
 */
export function generalWords(reading: ParsedBio): Span[] {
  const { sentences, language, text } = reading;
  const others = sentences.flatMap((sentence) => [
    ...findWordsIn([cliches, fillers], sentence, language),
    ...nameGroups(sentence, text).flat(),
  ]);
  const taken = new Set(others.map(({ start }) => start));
  return [...matchGenerics(reading), ...soughtTraits(reading)].filter(({ start }) => !taken.has(start));
}
