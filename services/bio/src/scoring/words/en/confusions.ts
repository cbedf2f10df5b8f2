import { phraseBook } from '../../phrases/phrase-book.ts';

/** Right words in the wrong place; every line is wrong however the sentence goes on. */
export const englishConfusions = phraseBook(
  `
  your welcome
  your not/looking/reading/interested/going/always/probably/gonna/really/still
  your a/an/the/my/into
  you're favourite/favorite/own/name/type/dog/weekend
  its a/an/the/not/been/my/just/always/going/really/so/about/me
  it's own
  there own
  their is/are/was/were
  could/should/would/must/might of
  more/better/less/rather/other/bigger/taller/smarter/older/younger/worse then
  loose weight/touch/interest
  i/you/we has
  he/she don't
  for all intensive purposes
  4 u/you/me/someone/fun/life/ever/real
  `,
  'lower',
);
