import type { Certainty, ModerationNotice, ModerationReason, WaivableCategory } from '@datewright/contracts/moderation';
import { createMaskTable } from './masking/create-mask-table.ts';
import type { MaskRequest, MaskTable } from './masking/request-mask.ts';
import type { Author } from './moderation/authored-text.ts';
import { getKindOfReason } from './moderation/kind-of-reason.ts';
import { detectConversationLanguage, loadRules, type ModerationRequest, moderate } from './moderation/moderate.ts';
import { createSafetyNotice } from './moderation/safety-notice.ts';

// What a worker thread of a tool does with people's texts. Rules and lists are read here, when the thread begins, and nowhere else.
loadRules();

export interface CheckTask extends ModerationRequest {
  /** Milliseconds since 1970. */
  now: number;
  waived?: WaivableCategory | undefined;
}

/** The notice that the rules call for; `null` when they find nothing. */
export function check({ now, waived, ...request }: CheckTask): ModerationNotice | null {
  const verdict = moderate(request, { now: new Date(now), waived });
  return verdict && createSafetyNotice(verdict, request);
}

export interface NoticeTask extends ModerationRequest {
  reason: ModerationReason;
  author: Author;
  certainty: Certainty;
}

/** The notice that somebody else's verdict calls for: a provider's, or an AI's. */
export function noticeFor({ reason, author, certainty, ...request }: NoticeTask): ModerationNotice {
  const language = detectConversationLanguage(request.texts);
  return createSafetyNotice(
    { kind: getKindOfReason(reason), reason, author, certainty, language, sentences: [] },
    request,
  );
}

/** The texts in their order, as a provider's moderation or an AI may read them. */
export function maskedTexts({ name, texts }: ModerationRequest & { name: string }): { author: Author; text: string }[] {
  const written = texts.filter(({ text }) => text.trim() !== '');
  const { hidden } = createMaskTable({ name, texts: written.map(({ text }) => text) });
  return written.map(({ author }, at) => ({ author, text: hidden[at]?.[1] ?? '' }));
}

/** For each text of an AI whether it may be shown. */
export const areAllowed = ({ texts, now }: { texts: string[]; now: number }): boolean[] =>
  texts.map((text) => {
    const draft = { author: 'member', place: 'draft', text } as const;
    return moderate({ texts: [draft] }, { waived: 'grief', now: new Date(now) }) === null;
  });

export const mask = (request: MaskRequest): MaskTable => createMaskTable(request);
