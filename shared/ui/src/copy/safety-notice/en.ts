import { actions, answers, help, questions, report } from './en/actions.ts';
import { harmNotices } from './en/harm-notices.ts';
import { respectNotices } from './en/respect-notices.ts';
import type { NoticesByReason } from './notice-copy.ts';

const notices: NoticesByReason = { ...harmNotices, ...respectNotices };

/** Copy for texts that were held back. English is the source; Hungarian follows it key by key. */
export const en = { told: notices, actions, questions, answers, help, report };

export type SafetyNoticeCopy = typeof en;
