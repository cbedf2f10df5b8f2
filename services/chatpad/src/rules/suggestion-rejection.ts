import type { LineFault } from '@datewright/tool-kit/line-review/line-faults';

/** Why a suggestion of the AI is not shown: what the rules found, or what the review did. */
export type RejectionReason =
  | LineFault
  | 'form'
  | 'long'
  | 'contact'
  | 'unsafe'
  | 'pushy'
  | 'cliche'
  | 'name'
  | 'playful'
  | 'unanswered'
  | 'gaps'
  | 'repeated';
