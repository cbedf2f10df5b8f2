import type { ParsedBio, Sentence } from '../text/parsed-bio.ts';
import type { Span } from '../text/span.ts';

const or = { en: 'or', hu: 'vagy' };
/** After these words "vagy" means "are". */
const beforeAre = new Set(['te', 'ki', 'mi', 'hol', 'mikor', 'milyen', 'miben', 'mire', 'honnan', 'mennyire']);
/** A shorter question can't be answered: "Deal?", "Na?". */
const minWords = 2;

const findQuestions = ({ sentences }: ParsedBio): Sentence[] =>
  sentences.filter(({ isQuestion: question, words }) => question && words.length >= minWords);

const toSpan = ({ start, end }: Sentence): Span => ({ start, end });

export const questions = (reading: ParsedBio): Span[] => findQuestions(reading).map(toSpan);

/** "Mountains or sea?": a choice between two is the easiest question to answer. */
export const choices = (reading: ParsedBio): Span[] =>
  findQuestions(reading)
    .filter(({ words }) =>
      words
        .slice(1, -1)
        .some(({ lower }, place) => lower === or[reading.language] && !beforeAre.has(words[place]?.lower ?? '')),
    )
    .map(toSpan);
