import type { Care } from '@datewright/contracts/safety';
import type { Side } from '../../copy/care/told.ts';
import type { HelpKind } from './help-near.ts';

/** Where the card stands: beside a match's words, a date with them, a bio or photos. */
export type CareTool = 'chat' | 'date' | 'bio' | 'photo';

type Judged = Pick<Care, 'kind' | 'reason' | 'by'>;

/** Whose words are answered, in which tool. */
export function sideOf({ by }: Judged, tool: CareTool): Side {
  return by === 'match' ? 'match' : tool;
}

/** Which lines to turn to belong on the card. */
export function helpOf({ kind, reason, by }: Judged): HelpKind | null {
  if (kind === 'self-harm') return 'crisis';
  if (kind === 'minor') return by === 'member' ? 'child' : null;
  return kind === 'threat' && by === 'member' && reason !== 'scam' ? 'crisis' : null;
}

/** Who may be in danger now: the emergency number is named for them. */
export function dangerOf({ kind, reason, by }: Judged): 'self' | 'them' | 'you' | null {
  if (kind === 'self-harm') return by === 'member' ? 'self' : 'them';
  return kind === 'threat' && by === 'match' && reason !== 'scam' ? 'you' : null;
}

/** Whether it is told how to block and report. A no is no offence. */
export const tellsHowToReport = ({ kind, by }: Judged) =>
  by === 'match' && (kind === 'minor' || kind === 'threat' || kind === 'hate');
