import { createPhraseBook } from '../../phrases/phrase-book.ts';

/** Correctly spelled words in the wrong place; every line is wrong in any sentence. */
export const englishConfusions = createPhraseBook(
  `
  your welcome
  !your welcome mat/party/drink/drinks/note
  your not/an/the/my/into/gonna
  !your not so
  your a
  !your a game/level/levels/list/team
  your looking for
  your interested in
  if your going/not
  if your reading this
  you're favourite/favorite/own/name
  its a/an/the/not/been/my/me
  !its not so
  its just/always/about/so a/an/the/me/my/that
  it's own
  there own
  their is/are/was/were
  could/should/would/must/might of
  !could/should/would/must/might of course
  more/better/less/rather/other/bigger/taller/smarter/older/younger/worse then i/you/me/my/a/an/the/just/most/any/anyone/anything/one/ever/this/that/your
  loose weight/touch
  i/you/we has
  he/she don't
  for all intensive purposes
  4 ever/real
  !4 real _
  `,
  'lower',
  'clause',
);
