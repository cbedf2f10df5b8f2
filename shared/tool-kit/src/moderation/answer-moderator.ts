import type { ModerationService } from './moderation-service.ts';

/** Collects which texts of an AI's answer may be shown. */
export interface AnswerModerator {
  /** Checks every text in a piece of the answer. */
  moderate(piece: unknown): Promise<void>;
  /** True only for a text that was checked and may be shown. */
  isAllowed(text: string): boolean;
}

/** No page shows longer texts or more of them in one piece. */
const maxTextLength = 2000;
const maxTexts = 400;

function collectTexts(piece: unknown): string[] {
  if (typeof piece === 'string') return [piece];
  if (typeof piece !== 'object' || piece === null) return [];
  return Object.values(piece).flatMap(collectTexts);
}

/** `asShown` converts a text to what the member would see. */
export function createAnswerModerator(
  safety: Pick<ModerationService, 'moderateAnswer'>,
  asShown: (text: string) => string,
): AnswerModerator {
  const allowed = new Set<string>();
  return {
    async moderate(piece) {
      const texts = collectTexts(piece)
        .map(asShown)
        .filter((text) => text !== '' && text.length <= maxTextLength)
        .slice(0, maxTexts);
      const isAllowed = await safety.moderateAnswer(texts);
      for (const text of texts) if (isAllowed(text)) allowed.add(text);
    },
    isAllowed: (text) => allowed.has(text),
  };
}
