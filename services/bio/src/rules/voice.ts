import { parseBio } from '../scoring/parsing/parse-bio.ts';

/** How somebody writes, as far as it can be counted. */
interface Style {
  /** Share of the sentences that begin with a small letter. */
  lowerCase: number;
  emojiCount: number;
  /** Share of the sentences that end with an exclamation mark. */
  exclamations: number;
  wordsPerSentence: number;
  slangCount: number;
  stiffCount: number;
}

export interface VoiceComparison {
  /** 0 is the same style; from `maxVoiceDistance` on it is another one. */
  distance: number;
  /** What differs, for the AI. */
  differences: string[];
}

/** A text at this distance from a sample is asked for again. */
export const maxVoiceDistance = 1;

/** A shorter sample has no style that could be counted. */
const minWords = 6;
const slang =
  /(?<!\p{L})(?:lol|lmao|haha\w*|hehe|xd+|omg|tbh|idk|ngl|imo|btw|ok|okay|yeah|yep|nope|gonna|wanna|kinda|dunno|meh|mid|vibes?|dude|bro|hát|figyu|tök|amúgy|na|szóval|izé|tesó|haver|csá|szia|naná|asszem|sztem|bocsi|bazi|tuti|király)(?!\p{L})/giu;
const stiff =
  /(?<!\p{L})(?:furthermore|moreover|delighted|appreciate|immersed|captivating|seeking|companion|cherish\w*|passionate|enthusiast|avid|embark|amidst|hence|szabadidőmben|örömmel tölt|tölt el|hölgy\p{L}*|úr(?:iember)?\p{L}*|közösen|csodái\p{L}*|számomra|egyaránt|rendkívül|fontos részét)(?!\p{L})/giu;

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

function readStyle(text: string): Style & { words: number } {
  const { sentences, words, emoji } = parseBio(text);
  const begun = sentences.flatMap(({ start, end }) => /\p{L}/u.exec(text.slice(start, end))?.[0] ?? []);
  const count = Math.max(1, begun.length);
  const written = sentences.reduce((sum, sentence) => sum + sentence.written.length, 0);
  return {
    words: Math.max(written, words.length),
    lowerCase: begun.filter((letter) => letter !== letter.toUpperCase()).length / count,
    emojiCount: emoji.length,
    exclamations: countOf(text, /!+/g) / count,
    wordsPerSentence: written / count,
    slangCount: countOf(text, slang),
    stiffCount: countOf(text, stiff),
  };
}

/** True for a sample of which most sentences begin with a small letter. */
export function writesInLowerCase(sample: string): boolean {
  const { words, lowerCase } = readStyle(sample);
  return words >= minWords && lowerCase >= 0.6;
}

interface Habit {
  weight: number;
  differs: boolean;
  difference: string;
}

/** Habits that a bio shows as well as a sample. */
const compareTone = (own: Style, other: Style): Habit[] => [
  {
    weight: 1,
    differs: own.emojiCount === 0 && other.emojiCount >= 2,
    difference: 'it uses emojis, and the member does not',
  },
  {
    weight: 0.5,
    differs: own.slangCount > 0 && other.slangCount === 0,
    difference: 'the member’s casual words are gone',
  },
  {
    weight: 0.5,
    differs: own.stiffCount === 0 && other.stiffCount > 0,
    difference: 'it uses stiff, written words',
  },
];

/** Habits that only a sample shows: a bio's may be what is to be improved. */
const compareHabits = (own: Style, other: Style): Habit[] => [
  {
    weight: 1,
    differs: Math.abs(own.lowerCase - other.lowerCase) > 0.5,
    difference:
      own.lowerCase > other.lowerCase
        ? 'it begins sentences with capitals, and the member does not'
        : 'it begins sentences with small letters, and the member does not',
  },
  {
    weight: 0.5,
    differs: own.emojiCount > 0 && other.emojiCount === 0,
    difference: 'the member’s emojis are gone',
  },
  {
    weight: 0.5,
    differs: Math.abs(own.exclamations - other.exclamations) > 0.4,
    difference: own.exclamations > other.exclamations ? 'it has no exclamation marks' : 'it has exclamation marks',
  },
  {
    weight: 0.5,
    differs: other.wordsPerSentence > own.wordsPerSentence * 2 || own.wordsPerSentence > other.wordsPerSentence * 2,
    difference:
      other.wordsPerSentence > own.wordsPerSentence
        ? 'its sentences are much longer'
        : 'its sentences are much shorter',
  },
];

/** Compares a bio with the sample of the member's writing, or where there is none with the current bio. */
export function compareVoice(
  bio: string,
  { voice, currentBio }: { voice: string; currentBio: string },
): VoiceComparison {
  const reference = readStyle(voice || currentBio);
  if (reference.words < minWords) return { distance: 0, differences: [] };
  const written = readStyle(bio);
  const habits = [...compareTone(reference, written), ...(voice ? compareHabits(reference, written) : [])];
  const differing = habits.filter(({ differs }) => differs);
  return {
    distance: differing.reduce((sum, { weight }) => sum + weight, 0),
    differences: differing.map(({ difference }) => difference),
  };
}
