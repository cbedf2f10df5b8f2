import { looksLikeInstructions } from '@datewright/demo/subjects';
import type { LanguagePhrases } from './phrases-by-language.ts';

export interface TidyBio {
  /** The member's sentences that are worth keeping, tidied only. */
  sentences: string[];
  /** A cliché was left out. */
  isShorter: boolean;
}

const tidy = (sentence: string) => {
  const words = sentence
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.!?])/g, '$1')
    .replace(/([!?])\1+/g, '$1')
    .replace(/\bi\b(?=['’ ])/g, 'I')
    .trim();
  const begun = words.charAt(0).toUpperCase() + words.slice(1);
  return /(?:[.!?…)]|\p{Extended_Pictographic}\ufe0f?)$/u.test(begun) ? begun : `${begun}.`;
};

const greeting = /^(?:hi|hey|hello|szia|sziasztok|helló|hali)[!,.]*$/i;

/** The sentences of a bio without clichés, unless nothing else is in it. */
export function tidyBio(bio: string, book: LanguagePhrases): TidyBio {
  const all = bio
    .split(/(?<=[.!?…])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence) && !greeting.test(sentence) && !looksLikeInstructions(sentence));
  const fresh = all.filter((sentence) => !book.worn.test(sentence));
  const kept = fresh.length > 0 ? fresh : all;
  return { sentences: kept.map(tidy), isShorter: kept.length < all.length };
}
