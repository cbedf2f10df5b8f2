import * as en from '../lexicon/en/hook.ts';
import * as hu from '../lexicon/hu/hook.ts';
import { choices, questions } from '../measures/questions.ts';
import { createPhraseBooks, matchPenalized, matchRewarded } from '../phrases/phrase-matchers.ts';
import type { ScorePart } from '../rule.ts';

const invitations = createPhraseBooks({ en: en.englishInvitations, hu: hu.hungarianInvitations }, 'clause');
const challenges = createPhraseBooks({ en: en.englishChallenges, hu: hu.hungarianChallenges });
const dull = createPhraseBooks({ en: en.englishDullHooks, hu: hu.hungarianDullHooks });

export const hook: ScorePart = {
  part: 'hook',
  isOrderFree: false,
  rules: [
    { id: 'hookQuestion', points: 10, maxSpans: 1, findSpans: questions },
    { id: 'hookInvitation', points: 9, maxSpans: 1, findSpans: matchRewarded(invitations) },
    { id: 'hookChallenge', points: 9, maxSpans: 1, findSpans: matchRewarded(challenges) },
    { id: 'hookChoice', points: 2, maxSpans: 1, findSpans: choices },
    { id: 'hookDull', points: -5, maxSpans: 2, findSpans: matchPenalized(dull) },
  ],
};
