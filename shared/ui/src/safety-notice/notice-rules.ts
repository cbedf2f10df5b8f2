import type { ModerationNotice } from '@datewright/contracts/moderation';
import type { NoticeVariant } from '../copy/safety-notice/notice-copy.ts';
import type { HelpKind } from './find-help-lines.ts';

/** Where the card is shown: beside a match's text, a date with a match, a bio or photos. */
export type SafetyNoticeContext = 'chat' | 'date' | 'profile' | 'photos';

type NoticeSource = Pick<ModerationNotice, 'kind' | 'reason' | 'by'>;

/** Selects the copy by author and tool. */
export function noticeVariantFor({ by }: NoticeSource, tool: SafetyNoticeContext): NoticeVariant {
  return by === 'match' ? 'match' : tool;
}

/** Which kind of help lines belongs on the card. */
export function helpKindFor({ kind, reason, by }: NoticeSource): HelpKind | null {
  if (kind === 'self-harm') return 'crisis';
  if (kind === 'minor') return by === 'member' ? 'child' : null;
  return kind === 'threat' && by === 'member' && reason !== 'scam' ? 'crisis' : null;
}

/** Who may be in danger now: the card shows the emergency number for them. */
export function personInDanger({ kind, reason, by }: NoticeSource): 'self' | 'them' | 'you' | null {
  if (kind === 'self-harm') return by === 'member' ? 'self' : 'them';
  return kind === 'threat' && by === 'match' && reason !== 'scam' ? 'you' : null;
}

/** Whether the card explains how to block and report. A match who says no has done nothing wrong. */
export const hasReportInstructions = ({ kind, by }: NoticeSource) =>
  by === 'match' && (kind === 'minor' || kind === 'threat' || kind === 'hate');
