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

/** A template that the member has not filled in. */
const gap = /\[(?:…|\.\.\.|\p{Ll})/u;
const greeting = /^(?:hi|hey|hello|szia|sziasztok|helló|hali)[!,.]*$/i;

const comma = /\s*[,;–—]\s+/;
const dependent = /^(?:if|when|while|because|since|although|only|no|ha|amikor|mert|bár|csak)(?!\p{L})/iu;

const leadingAnd = /^(?:and|but|és|meg|de)\s+/iu;

/** What a sentence says before its first cliché, and after its last one, where that can stand alone. */
export function keepUnworn(sentence: string, { worn, standsAlone }: LanguagePhrases): string[] {
  if (!worn.test(sentence)) return [sentence];
  const clauses = sentence.split(comma);
  // A cliché may span a comma, so a clause counts as before it when it ends before it.
  const before = sentence.slice(0, sentence.search(worn)).split(comma).slice(0, -1).join(', ');
  const last = clauses.findLastIndex((clause) => worn.test(clause));
  const after =
    last < 0
      ? ''
      : clauses
          .slice(last + 1)
          .join(', ')
          .replace(leadingAnd, '');
  return [
    ...(before.includes(' ') && !dependent.test(before) ? [`${before}.`] : []),
    ...(after.includes(' ') && standsAlone.test(after) ? [after] : []),
  ];
}

/** The sentences of a bio without clichés. */
export function tidyBio(bio: string, book: LanguagePhrases): TidyBio {
  const all = bio
    .split(/(?<=[.!?…])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter(
      (sentence) =>
        /\p{L}/u.test(sentence) && !greeting.test(sentence) && !gap.test(sentence) && !looksLikeInstructions(sentence),
    );
  const kept = all.flatMap((sentence) => keepUnworn(sentence, book));
  return { sentences: kept.map(tidy), isShorter: kept.join() !== all.join() };
}
