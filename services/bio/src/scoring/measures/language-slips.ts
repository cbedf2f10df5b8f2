import type { ParsedBio, WordError } from '../text/parsed-bio.ts';
import type { Span } from '../text/span.ts';

export const wordErrors =
  (rule: WordError['rule']) =>
  ({ wordErrors: errors }: ParsedBio): Span[] =>
    errors.filter((error) => error.rule === rule).map(({ start, end }) => ({ start, end }));

/** "i" for "I"; Hungarian has no such word. */
export function lowerCaseI({ sentences, language }: ParsedBio): Span[] {
  if (language !== 'en') return [];
  const all = sentences.flatMap(({ written }) => written);
  return all.filter(({ text }) => /^i(?:['’]\p{L}+)?$/u.test(text)).map(({ start, end }) => ({ start, end }));
}

const marked = /[#@\p{Extended_Pictographic}•*·–—-]/u;

/** Sentences that begin with a lower-case letter; a number, an emoji, a bullet or a # may begin one. */
export function lowerCaseBeginnings({ sentences, text }: ParsedBio): Span[] {
  return sentences.flatMap(({ start, written: [first] }) => {
    const begins = first && /^\p{Ll}/u.test(first.text) && !marked.test(text.slice(start, first.start));
    return begins ? [{ start: first.start, end: first.end }] : [];
  });
}

export const matchesOf =
  (pattern: RegExp) =>
  ({ text }: ParsedBio): Span[] =>
    Array.from(text.matchAll(pattern), ({ 0: { length }, index }) => ({ start: index, end: index + length }));
