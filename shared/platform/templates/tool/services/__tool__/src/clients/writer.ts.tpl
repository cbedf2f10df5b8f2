import { answerLimit } from '@datewright/contracts/__tool__/limits';
import { z } from '@datewright/contracts/zod';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { cleanText, createAnswerFilter, parseAiAnswer } from '@datewright/tool-kit/ai/ai-answer';
import type { AiClient } from '@datewright/tool-kit/ai/ai-client';
import { type AiVerdict, aiVerdicts } from '@datewright/tool-kit/moderation/ai-verdict';
import { createAnswerModerator } from '@datewright/tool-kit/moderation/answer-moderator';
import type { ModerationService } from '@datewright/tool-kit/moderation/moderation-service';
import { type AnswerRequest, answerInstructions, createAnswerPrompt } from '../prompts/answer-prompt.ts';

const answerSchema = z.object({ kind: z.enum(aiVerdicts), answer: z.string() });

export interface Writer {
  writtenBy: string;
  /** `onVerdict` gets what the AI says about the question, and throws when it must not be answered. Throws the AI client's errors. */
  write(
    request: AnswerRequest,
    onVerdict: (verdict: AiVerdict) => Promise<unknown>,
    timeoutSeconds: number,
  ): Promise<string>;
}

export function createWriter(ai: AiClient, moderation: Pick<ModerationService, 'mask' | 'moderateAnswer'>): Writer {
  return {
    writtenBy: ai.writtenBy,
    async write(request, onVerdict, timeoutSeconds) {
      const ownTexts = [request.question];
      const mask = await moderation.mask({ name: '', texts: [], namedIn: ownTexts, contactsOnly: ownTexts });
      const parsed = parseAiAnswer(
        answerSchema,
        await ai.complete({ ...createAnswerPrompt(request, mask), timeoutSeconds }),
      );
      await onVerdict(parsed.kind);
      const moderator = createAnswerModerator(moderation, (text) => cleanText(mask.unmask(text)));
      await moderator.moderate(parsed.answer);
      const answer = cleanText(mask.unmask(parsed.answer));
      const isAcceptable = createAnswerFilter({ ownTexts, instructions: answerInstructions(request) });
      if (answer === '' || answer.length > answerLimit || !isAcceptable(answer) || !moderator.isAllowed(answer)) {
        throw new AppError('ai_failed', { cause: new Error('The answer of the AI is unusable.') });
      }
      return answer;
    },
  };
}
