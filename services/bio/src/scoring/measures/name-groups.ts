import type { Sentence, Word } from '../reading/reading.ts';
import { genericNames } from '../words/generic-names.ts';

const capital = /^\p{Lu}\p{L}*\p{Ll}/u;
/** After these a capital may stand for a beginning and not for a name. */
const beginning = /[:"“”„«»(|•·–—/>#@-]/;
const apart = /[,.;:!?…|•/()"“”–—&#-]/;

/** The words of each name in a sentence. */
export function nameGroups({ words }: Sentence, text: string): Word[][] {
  const capitals = words.filter((word) => capital.test(word.text)).length;
  // A line written Like A Title names nothing.
  if (words.length > 3 && capitals > words.length * 0.6) return [];
  const groups: Word[][] = [];
  words.forEach((word, place) => {
    const before = words[place - 1];
    if (!before || !isName(word)) return;
    const between = text.slice(before.end, word.start);
    const group = groups.at(-1);
    if (group?.at(-1) === before && !apart.test(between)) group.push(word);
    else if (!beginning.test(between)) groups.push([word]);
  });
  return groups;
}

const isName = (word: Word): boolean => capital.test(word.text) && !genericNames.has(word.folded);
