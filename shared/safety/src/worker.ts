import { createMaskTable } from './masking/create-mask-table.ts';
import { getKindOfReason } from './moderation/kind-of-reason.ts';
import { detectConversationLanguage, loadRules, moderate } from './moderation/moderate.ts';
import { createSafetyNotice } from './moderation/safety-notice.ts';
import type { ModerationTasks } from './moderation-tasks.ts';

// The worker threads of the tools run this file. Loading the rules now spares the first request the wait.
loadRules();

export const check: ModerationTasks['check'] = ({ now, waived, ...request }) => {
  const verdict = moderate(request, { now: new Date(now), waived });
  return verdict && createSafetyNotice(verdict, request);
};

export const noticeFor: ModerationTasks['noticeFor'] = ({ reason, author, certainty, ...request }) => {
  const language = detectConversationLanguage(request.texts);
  return createSafetyNotice(
    { kind: getKindOfReason(reason), reason, author, certainty, language, sentences: [] },
    request,
  );
};

export const maskedTexts: ModerationTasks['maskedTexts'] = ({ name, texts }) => {
  const written = texts.filter(({ text }) => text.trim() !== '');
  const { hidden } = createMaskTable({ name, texts: written.map(({ text }) => text) });
  return written.map(({ author }, at) => ({ author, text: hidden[at]?.[1] ?? '' }));
};

export const areAllowed: ModerationTasks['areAllowed'] = ({ texts, now }) =>
  texts.map((text) => {
    const draft = { author: 'member', place: 'draft', text } as const;
    return moderate({ texts: [draft] }, { waived: 'grief', now: new Date(now) }) === null;
  });

export const mask: ModerationTasks['mask'] = (request) => createMaskTable(request);
