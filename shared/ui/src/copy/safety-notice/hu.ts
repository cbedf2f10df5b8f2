import type { SafetyNoticeCopy } from './en.ts';
import { actions, answers, help, questions, report } from './hu/actions.ts';
import { harmNotices } from './hu/harm-notices.ts';
import { respectNotices } from './hu/respect-notices.ts';

/** The same in Hungarian: whoever writes in it must be able to read this. */
export const hu: SafetyNoticeCopy = {
  told: { ...harmNotices, ...respectNotices },
  actions,
  questions,
  answers,
  help,
  report,
};
