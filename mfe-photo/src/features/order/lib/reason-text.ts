import type { en } from '../../../copy/en.ts';
import type { Reason } from './explain-order.ts';

type ReasonCopy = (typeof en)['order']['reasons'];

/** One reason in words. */
export function formatReason(words: ReasonCopy, reason: Reason): string {
  switch (reason.kind) {
    case 'clearFaceAt':
      return words.clearFaceAt(reason.position, reason.flaw);
    case 'leadsBetter':
      return words.leadsBetter(reason.position);
    case 'cannotLead':
      return words.cannotLead(reason.flaw);
    case 'clearFace':
    case 'highest':
    case 'leadsByScore':
    case 'leadsForNow':
    case 'notReady':
    case 'weak':
      return words[reason.kind];
    case 'lifestyle':
    case 'variety':
    case 'partsType':
      return words[reason.kind](reason.type);
    case 'typeBeside':
      return words.typeBeside(reason.type, reason.position);
    case 'until':
      return words.until(reason.flaw, reason.isLast);
    case 'measured':
      return words.measured(reason);
    case 'measuresLike':
      return words.measuresLike(reason.position, reason);
    case 'fullBody':
      return words.fullBody;
  }
}

const doubts = new Set<Reason['kind']>(['clearFaceAt', 'leadsBetter', 'leadsByScore', 'leadsForNow', 'typeBeside']);
/** Whether the reason speaks against the position. */
export const isDoubt = ({ kind }: Reason) => doubts.has(kind);
