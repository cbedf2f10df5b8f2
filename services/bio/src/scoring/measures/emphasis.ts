import { commonAcronyms, registerMarkers } from '../lexicon/register-markers.ts';
import { findPhrases } from '../phrases/find-phrases.ts';
import { createPhraseBooks } from '../phrases/phrase-matchers.ts';
import type { ParsedBio } from '../text/parsed-bio.ts';
import type { Span } from '../text/span.ts';

const formalMarkers = createPhraseBooks({ en: registerMarkers.en.stiff, hu: registerMarkers.hu.stiff });
const casualMarkers = createPhraseBooks({ en: registerMarkers.en.loose, hu: registerMarkers.hu.loose });
const shouted = /^\p{Lu}{4,}$/u;

export const shoutedWords = ({ sentences }: ParsedBio): Span[] =>
  sentences
    .flatMap(({ written }) => written)
    .filter(({ text }) => shouted.test(text) && !commonAcronyms.has(text))
    .map(({ start, end }) => ({ start, end }));

export const emojiCount = ({ emoji }: ParsedBio): number => emoji.length;

/** Words of the second register, in a text that mixes two. */
export function mixedRegister({ sentences, language }: ParsedBio): Span[] {
  const spoken = (list: typeof formalMarkers) =>
    sentences.flatMap(({ corrected: meant }) => findPhrases(meant, list[language], 'maybe'));
  const stiffly = spoken(formalMarkers);
  const loosely = spoken(casualMarkers);
  if (stiffly.length === 0 || loosely.length === 0) return [];
  return (stiffly.length < loosely.length ? stiffly : loosely).map(({ start, end }) => ({ start, end }));
}
