import type { SafetyNoticeCopy } from './en.ts';
import { actions, answers, help, questions, report } from './hu/actions.ts';
import { harmNotices } from './hu/harm-notices.ts';
import { respectNotices } from './hu/respect-notices.ts';

/** The Hungarian copy, for members who write in Hungarian. */
export const hu: SafetyNoticeCopy = {
  told: { ...harmNotices, ...respectNotices },
  actions,
  questions,
  answers,
  help,
  report,
};
