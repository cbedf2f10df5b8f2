import { hungarianPhraseBook } from '@datewright/demo/hu/phrase-book';
import type { Phrasebook } from '../phrasebook.ts';
import { askOuts } from './ask-outs.ts';
import { gentle } from './gentle.ts';
import { openers } from './openers.ts';
import { replies } from './replies.ts';
import { rewrites } from './rewrites.ts';
import { shortAnswers } from './short-answers.ts';
import { moves, situations } from './situations.ts';
import { threads } from './threads.ts';

export const hungarian: Phrasebook = {
  hi: (name) => (name ? `Szia ${name}!` : 'Szia!'),
  hey: (name) => (name ? `Szia ${name}!` : 'Szia!'),
  ...hungarianPhraseBook,
  answerFirst: 'A kérdésedre: ___. ',
  answerThere: 'Ehhez egy asztal kell és két szék. ',
  followed: (words) => `Ezek a szavak teszik: „${words}”`,
  times: [
    'csütörtök este vagy vasárnap délután',
    'szerdán munka után vagy szombaton négy körül',
    'ezen a héten vagy a következőn',
    'péntek este vagy egy ráérős vasárnap délelőtt',
  ],
  frames: { opener: openers, reply: replies, 'ask-out': askOuts },
  threads,
  quotingCount: 2,
  rewrites,
  situations,
  moves,
  shortAnswers,
  gentle,
};
