import { answerLimit } from '@datewright/contracts/__tool__/limits';
import { z } from '@datewright/contracts/zod';
import { cleanText, isSafeAnswer, readAnswer } from '@datewright/service-kit/ai-answer';
import type { AiClient } from '@datewright/service-kit/ai-client';
import { AppError } from '@datewright/service-kit/errors';
import { type AiKind, aiKinds } from '@datewright/service-kit/safety/ai-kind';
import { answerReader } from '@datewright/service-kit/safety/answer-reader';
import type { Safety } from '@datewright/service-kit/safety/safety';
import { guidance, type Order, questionFor } from '../prompts/answer-prompt.ts';

const answered = z.object({ kind: z.enum(aiKinds), answer: z.string() });

export interface Writer {
  writtenBy: string;
  /** `hear` is told what the AI says of the question, and throws when nothing is to be said. Throws the AI client's errors. */
  write(order: Order, hear: (kind: AiKind) => Promise<unknown>, seconds: number): Promise<string>;
}

export function writer(ai: AiClient, safety: Pick<Safety, 'mask' | 'readAnswer'>): Writer {
  return {
    writtenBy: ai.writtenBy,
    async write(order, hear, seconds) {
      const own = [order.question];
      const mask = await safety.mask({ name: '', texts: [], namedIn: own, contactsOnly: own });
      const read = readAnswer(answered, await ai.ask({ ...questionFor(order, mask), seconds }));
      await hear(read.kind);
      const texts = answerReader(safety, (text) => cleanText(mask.show(text)));
      await texts.read(read.answer);
      const answer = cleanText(mask.show(read.answer));
      const isOwn = isSafeAnswer({ ownTexts: own, instructions: guidance(order) });
      if (answer === '' || answer.length > answerLimit || !isOwn(answer) || !texts.allows(answer)) {
        throw new AppError('ai_failed', { cause: new Error('An answer that can not be used') });
      }
      return answer;
    },
  };
}
