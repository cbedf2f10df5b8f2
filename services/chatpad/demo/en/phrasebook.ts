import { englishPhraseBook } from '@datewright/demo/en/phrase-book';
import type { Phrasebook } from '../phrasebook.ts';
import { askOuts } from './ask-outs.ts';
import { gentle } from './gentle.ts';
import { openers } from './openers.ts';
import { replies } from './replies.ts';
import { rewrites } from './rewrites.ts';
import { shortAnswers } from './short-answers.ts';
import { moves, situations } from './situations.ts';
import { threads } from './threads.ts';

export const english: Phrasebook = {
  hi: (name) => (name ? `Hey ${name},` : 'Hey,'),
  hey: (name) => (name ? `Hey ${name}!` : 'Hey!'),
  ...englishPhraseBook,
  answerFirst: 'To answer you: ___. ',
  answerThere: 'That’s a question for a table and two chairs. ',
  followed: (words) => `The words that do it: “${words}”`,
  times: [
    'Thursday evening or Sunday afternoon',
    'Wednesday after work or Saturday around four',
    'this week or the next',
    'Friday evening or a slow Sunday morning',
  ],
  frames: { opener: openers, reply: replies, 'ask-out': askOuts },
  threads,
  quotingCount: 3,
  rewrites,
  situations,
  moves,
  shortAnswers,
  gentle,
};
