import type { Certainty, ModerationNotice, ModerationReason, WaivableCategory } from '@datewright/contracts/moderation';
import type { MaskRequest, MaskTable } from './masking/request-mask.ts';
import type { Author } from './moderation/authored-text.ts';
import type { ModerationRequest } from './moderation/moderation-request.ts';

/** One text with its personal data masked. */
export interface MaskedText {
  author: Author;
  text: string;
}

export interface CheckTask extends ModerationRequest {
  /** Milliseconds since 1970. */
  now: number;
  waived?: WaivableCategory | undefined;
}

export interface NoticeTask extends ModerationRequest {
  reason: ModerationReason;
  author: Author;
  certainty: Certainty;
}

/** The tasks of `worker.ts`. The service loads these types only; the rules and word lists are loaded in worker threads. */
export type ModerationTasks = {
  /** The notice of the rules; `null` when they find nothing. */
  check: (task: CheckTask) => ModerationNotice | null;
  /** The notice for a verdict of the provider's moderation or of an AI. */
  noticeFor: (task: NoticeTask) => ModerationNotice;
  /** The texts that are not empty, masked, in their order. */
  maskedTexts: (request: ModerationRequest & { name: string }) => MaskedText[];
  /** For each text of an AI, whether it may be shown. */
  areAllowed: (task: { texts: string[]; now: number }) => boolean[];
  mask: (request: MaskRequest) => MaskTable;
};
