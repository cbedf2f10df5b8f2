import type { Reading } from '../reading/reading.ts';
import type { Span } from '../reading/span.ts';
import { disclosures } from './disclosure.ts';
import { nameGroups } from './name-groups.ts';
import { specificWords } from './specific-words.ts';

/** The sentences that tell of the writer by a name or a specific word. */
export const concreteSentences = (reading: Reading): Span[] =>
  disclosures(reading)
    .filter((sentence) => nameGroups(sentence, reading.text).length > 0 || specificWords(sentence, reading).length > 0)
    .map(({ start, end }) => ({ start, end }));
