import type { Safety } from './safety.ts';

/** An AI's texts that were read, and may be shown. */
export interface AnswerReader {
  /** Reads every text of a piece of an AI's answer. */
  read(piece: unknown): Promise<void>;
  /** True for a text that was read and may be shown; false for any other. */
  allows(text: string): boolean;
}

/** Nobody shows a longer text of an AI, or so many in one piece. */
const longest = 2000;
const mostTexts = 400;

function textsIn(piece: unknown): string[] {
  if (typeof piece === 'string') return [piece];
  if (typeof piece !== 'object' || piece === null) return [];
  return Object.values(piece).flatMap(textsIn);
}

/** Reads an AI's answer piece by piece. `asShown` makes of a text what a member would see. */
export function answerReader(safety: Pick<Safety, 'readAnswer'>, asShown: (text: string) => string): AnswerReader {
  const allowed = new Set<string>();
  return {
    async read(piece) {
      const texts = textsIn(piece)
        .map(asShown)
        .filter((text) => text !== '' && text.length <= longest)
        .slice(0, mostTexts);
      const isAllowed = await safety.readAnswer(texts);
      for (const text of texts) if (isAllowed(text)) allowed.add(text);
    },
    allows: (text) => allowed.has(text),
  };
}
