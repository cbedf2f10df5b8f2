import type { Quote } from '@datewright/contracts/datecoach/quote';
import type { Tip } from '@datewright/contracts/datecoach/strategy';
import { toMatchText } from '@datewright/safety/moderation/match-text';
import type { DateMaterial } from './date-material.ts';
import { isInflectionOf } from './unverified-names.ts';

type Ties = NonNullable<Tip['ties']>;

interface TipToTie {
  text: string;
  quote: Quote | null;
  /** The AI's own word that the tip would not fit another kind of place or another time. */
  aboutPlace: boolean;
}

/** Letters from which on a word of the spot's name or an interest says something. */
const minWordLength = 4;
const emptyWords = new Set(
  'with your their from that this some somewhere over near quiet small good nice little place table together hour each other egy vagy ahol nagy kicsi csendes hely helyen közös mellett'.split(
    ' ',
  ),
);

const listWords = (text: string) => toMatchText(text).split(' ');
const listTellingWords = (text: string) =>
  listWords(text).filter((word) => word.length >= minWordLength && !emptyWords.has(word));

/** Creates a function that says what a tip is about: the match, by a quote or an interest, and the kind of place or its time. */
export function createTieFinder({ spot, interests }: DateMaterial): (tip: TipToTie) => Ties {
  const [spotWords, interestWords] = [listTellingWords(spot), interests.flatMap(listTellingWords)];
  return ({ text, quote, aboutPlace }) => {
    const words = listWords(text);
    const names = (telling: readonly string[]) =>
      telling.some((one) => words.some((word) => isInflectionOf(word, one)));
    return [
      ...(quote?.from === 'match' || names(interestWords) ? (['match'] as const) : []),
      ...(aboutPlace || names(spotWords) ? (['place'] as const) : []),
    ];
  };
}
