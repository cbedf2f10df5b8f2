import type { ModerationService } from './moderation-service.ts';

/** An AI's texts that were read, and may be shown. */
export interface AnswerModerator {
  /** Reads every text of a piece of an AI's answer. */
  moderate(piece: unknown): Promise<void>;
  /** True for a text that was read and may be shown; false for any other. */
  isAllowed(text: string): boolean;
}

/** Nobody shows a longer text of an AI, or so many in one piece. */
const maxTextLength = 2000;
const maxTexts = 400;

function collectTexts(piece: unknown): string[] {
  if (typeof piece === 'string') return [piece];
  if (typeof piece !== 'object' || piece === null) return [];
  return Object.values(piece).flatMap(collectTexts);
}

/** Reads an AI's answer piece by piece. `asShown` makes of a text what a member would see. */
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
