import { genericNames } from '../lexicon/generic-names.ts';
import type { Sentence, Word } from '../text/parsed-bio.ts';

const capital = /^\p{Lu}\p{L}*\p{Ll}/u;
/** After these characters a capital may mark a beginning and not a name. */
const beginning = /[:"“”„«»(|•·–—/>#@-]/;
const separator = /[,.;:!?…|•/()"“”–—&#-]/;

/** The words of each name in a sentence. */
export function nameGroups({ written, words }: Sentence, text: string): Word[][] {
  // A line Written Like A Title names nothing; the first word and misspelled words may be capitalised by mistake.
  const isSmall = (word: Word) => !capital.test(word.text) && (word !== words[0] || word.text.length === 1);
  const small = words.filter(isSmall).length;
  if (written.length > 3 && small < written.length * 0.4) return [];
  const groups: Word[][] = [];
  words.forEach((word, place) => {
    const before = words[place - 1];
    if (!before || !isName(word)) return;
    const between = text.slice(before.end, word.start);
    const group = groups.at(-1);
    if (group?.at(-1) === before && !separator.test(between)) group.push(word);
    else if (!beginning.test(between)) groups.push([word]);
  });
  return groups;
}

const isName = (word: Word): boolean => capital.test(word.text) && !genericNames.has(word.unaccented);
