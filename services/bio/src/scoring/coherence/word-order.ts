import type { BioLanguage, ParsedBio, Sentence, Word } from '../text/parsed-bio.ts';

const toWordSet = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Two kinds of words that can't follow each other: an article needs a noun, whatever the order of the rest. */
interface WordClash {
  after: ReadonlySet<string>;
  not: ReadonlySet<string>;
  /** It can't be the last word either. */
  mayEnd: boolean;
}

const determiners = toWordSet('the a an my your our their');
const clashes: Record<BioLanguage, readonly WordClash[]> = {
  en: [
    {
      after: determiners,
      not: toWordSet(`the a an my your our their of in on to with for from at by and or but because which who whose that is
        are was were am be been do does did i you he she it we they if than as so me him us them`),
      mayEnd: false,
    },
    {
      after: toWordSet('of with from at into'),
      not: toWordSet('of with to and or but because is are was were am do does did i he she they we if be'),
      mayEnd: true,
    },
    {
      after: toWordSet('and or because than if'),
      not: toWordSet('of and or is are am was because than'),
      mayEnd: false,
    },
    {
      after: toWordSet('i'),
      not: toWordSet(
        'the a an my your our their of with from at by in on to for and or but because which who is are you he',
      ),
      mayEnd: true,
    },
    {
      after: toWordSet('to'),
      not: toWordSet('of to and or because is are was am i he she they we with'),
      mayEnd: true,
    },
  ],
  hu: [
    {
      after: toWordSet('a'),
      not: toWordSet('a az és hogy mert de vagy egy is van vagyok nem meg ha mint te én ő'),
      mayEnd: false,
    },
    { after: toWordSet('az'), not: toWordSet('az és hogy mert vagy egy vagyok ha'), mayEnd: true },
    { after: toWordSet('és hogy mert vagy ha'), not: toWordSet('és hogy is mert vagy'), mayEnd: false },
    { after: toWordSet('egy'), not: toWordSet('az a és hogy mert vagy is'), mayEnd: true },
  ],
};

/** No Hungarian speaker writes "A alma" or "az kávé"; before function words "az" is a pronoun. */
function isWrongArticle({ lower }: Word, next: Word): boolean {
  if (lower === 'a') return /^[aáeéiíoóöőuúüű]/.test(next.lower);
  const small =
    /^(?:a|is|meg|se|sem|csak|ne|nem|volt|van|lesz|lenne|való|mind|ki|mi|jó|biztos|ment|szép|kell|tud|jön|nagy)/;
  return lower === 'az' && next.lower.length > 3 && /^[bcdfghjklmnprstvz]/.test(next.lower) && !small.test(next.lower);
}

/** Positions in a sentence with words that can't follow each other. */
function countClashes({ corrected }: Sentence, language: BioLanguage): number {
  return corrected.filter((word, place) => {
    const next = corrected[place + 1];
    const rules = clashes[language].filter(({ after }) => after.has(word.lower));
    if (!next) return rules.some(({ mayEnd }) => !mayEnd) && corrected.length > 2;
    if (next.pause) return false;
    return rules.some(({ not }) => not.has(next.lower)) || (language === 'hu' && isWrongArticle(word, next));
  }).length;
}

/** A longer run of words without a function word or punctuation is not a sentence. */
const maxSmallWordRun = 6;
const smallWords: Record<BioLanguage, ReadonlySet<string>> = {
  en: toWordSet(`the a an my your our their his her its this that these those and or but of in on to with for from at by
    as is are was were am be been i you he she it we they me him us them i'm i've i'd i'll it's that's do does did
    don't not no so if who which what where when how than too very can will would have has had about into out up down
    over under after before every some any all one two three more most like just still never always`),
  hu: toWordSet(`a az egy és is hogy mert de vagy ha nem ne se sem meg aki ami akit amit ez azt ezt csak már még mint mit
    ki mi te én ő van vagyok volt lesz ott itt úgy így nagyon minden mindig soha sokat után előtt között alatt felett
    nélkül két három vannak voltam lenne keres keresek szeretek szeretem élek lakom dolgozom`),
};

/** Words of a sentence in runs of six or more without a function word or punctuation. */
function countPileUps({ corrected }: Sentence, language: BioLanguage): number {
  let [pile, run] = [0, 0];
  for (const word of corrected) {
    if (smallWords[language].has(word.lower) || word.pause) run = 0;
    if (!smallWords[language].has(word.lower)) run += 1;
    if (run === maxSmallWordRun) pile += maxSmallWordRun;
    else if (run > maxSmallWordRun) pile += 1;
  }
  return pile;
}

/** A list has as many commas as items. */
const minListLength = 7;

/** Whether a sentence is only a list: nearly every word follows punctuation. */
function isList({ corrected }: Sentence): boolean {
  const items = corrected.filter(({ pause }, place) => place === 0 || pause).length;
  return items >= minListLength && corrected.length <= items * 2;
}

/** Of 100 words, how many are in no proper sentence: with clashes, in long runs, or in a bare list. */
export function brokenShare({ sentences, language }: ParsedBio): number {
  const all = sentences.reduce((sum, { corrected: meant }) => sum + meant.length, 0);
  const broken = sentences.reduce((sum, sentence) => {
    const size = sentence.corrected.length;
    // One clash in a long sentence is a slip.
    const clashing = countClashes(sentence, language) * 10 >= size ? size : 0;
    return sum + Math.max(clashing, countPileUps(sentence, language), isList(sentence) ? size : 0);
  }, 0);
  return all === 0 ? 0 : (100 * broken) / all;
}
