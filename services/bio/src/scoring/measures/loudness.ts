import { findPhrases } from '../phrases/find-phrases.ts';
import { books } from '../phrases/spots-of.ts';
import type { Reading } from '../reading/reading.ts';
import type { Span } from '../reading/span.ts';
import { spokenInCapitals, voices } from '../words/tone.ts';

const stiff = books({ en: voices.en.stiff, hu: voices.hu.stiff });
const loose = books({ en: voices.en.loose, hu: voices.hu.loose });
const shouted = /^\p{Lu}{4,}$/u;

export const shoutedWords = ({ sentences }: Reading): Span[] =>
  sentences
    .flatMap(({ written }) => written)
    .filter(({ text }) => shouted.test(text) && !spokenInCapitals.has(text))
    .map(({ start, end }) => ({ start, end }));

export const emojiCount = ({ emoji }: Reading): number => emoji.length;

/** The second voice, where a text has two. */
export function secondVoice({ sentences, language }: Reading): Span[] {
  const spoken = (list: typeof stiff) => sentences.flatMap(({ meant }) => findPhrases(meant, list[language], 'maybe'));
  const stiffly = spoken(stiff);
  const loosely = spoken(loose);
  if (stiffly.length === 0 || loosely.length === 0) return [];
  return (stiffly.length < loosely.length ? stiffly : loosely).map(({ start, end }) => ({ start, end }));
}
