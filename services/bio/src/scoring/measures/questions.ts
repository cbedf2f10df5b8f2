import type { Reading, Sentence } from '../reading/reading.ts';
import type { Span } from '../reading/span.ts';

const or = { en: 'or', hu: 'vagy' };
/** After these "vagy" is "are". */
const beforeAre = new Set(['te', 'ki', 'mi', 'hol', 'mikor', 'milyen', 'miben', 'mire', 'honnan', 'mennyire']);
/** Fewer words than this ask nothing that one can answer: "Deal?", "Na?". */
const fewestWords = 2;

const questionsOf = ({ sentences }: Reading): Sentence[] =>
  sentences.filter(({ question, words }) => question && words.length >= fewestWords);

const spanOf = ({ start, end }: Sentence): Span => ({ start, end });

export const questions = (reading: Reading): Span[] => questionsOf(reading).map(spanOf);

/** "Mountains or sea?": a choice between two, which is the easiest question to answer. */
export const choices = (reading: Reading): Span[] =>
  questionsOf(reading)
    .filter(({ words }) =>
      words
        .slice(1, -1)
        .some(({ lower }, place) => lower === or[reading.language] && !beforeAre.has(words[place]?.lower ?? '')),
    )
    .map(spanOf);
