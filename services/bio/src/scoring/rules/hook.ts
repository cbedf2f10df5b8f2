import { choices, questions } from '../measures/questions.ts';
import { books, costingSpots, earningSpots } from '../phrases/spots-of.ts';
import type { Part } from '../rule.ts';
import * as en from '../words/en/hook.ts';
import * as hu from '../words/hu/hook.ts';

const invitations = books({ en: en.englishInvitations, hu: hu.hungarianInvitations }, 'clause');
const challenges = books({ en: en.englishChallenges, hu: hu.hungarianChallenges });
const dull = books({ en: en.englishDullHooks, hu: hu.hungarianDullHooks });

export const hook: Part = {
  part: 'hook',
  orderFree: false,
  rules: [
    { id: 'hookQuestion', points: 10, most: 1, spots: questions },
    { id: 'hookInvitation', points: 9, most: 1, spots: earningSpots(invitations) },
    { id: 'hookChallenge', points: 9, most: 1, spots: earningSpots(challenges) },
    { id: 'hookChoice', points: 2, most: 1, spots: choices },
    { id: 'hookDull', points: -5, most: 2, spots: costingSpots(dull) },
  ],
};
