import { answerLimit } from '@datewright/contracts/__tool__/limits';
import { z } from '@datewright/contracts/zod';
import { cleanText, isSafeAnswer, readAnswer } from '@datewright/service-kit/ai-answer';
import type { AiClient } from '@datewright/service-kit/ai-client';
import { AppError } from '@datewright/service-kit/errors';
import { createMask } from '@datewright/service-kit/masking/mask';
import { type AiKind, aiKinds } from '@datewright/service-kit/safety/safety';
import { guidance, questionFor } from '../prompts/answer-prompt.ts';

const answered = z.object({ kind: z.enum(aiKinds), answer: z.string() });

export interface Writer {
  writtenBy: string;
  /** `hear` is told what the AI says of the question, and throws when nothing is to be said. Throws the AI client's errors. */
  write(question: string, hear: (kind: AiKind) => void, seconds: number): Promise<string>;
}

export function writer(ai: AiClient, allows: (text: string) => boolean): Writer {
  return {
    writtenBy: ai.writtenBy,
    async write(question, hear, seconds) {
      const mask = createMask('', [question]);
      const read = readAnswer(answered, await ai.ask({ ...questionFor(question, mask), seconds }));
      hear(read.kind);
      const answer = cleanText(mask.show(read.answer));
      const isOwn = isSafeAnswer({ ownTexts: [question], instructions: guidance });
      if (answer === '' || answer.length > answerLimit || !isOwn(answer) || !allows(answer)) {
        throw new AppError('ai_failed', { cause: new Error('An answer that can not be used') });
      }
      return answer;
    },
  };
}
