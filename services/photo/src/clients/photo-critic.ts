import type { Measured } from '@datewright/contracts/photo/facts';
import type { PhotoResult } from '@datewright/contracts/photo/photo-result';
import { readAnswer } from '@datewright/service-kit/ai-answer';
import type { AiClient } from '@datewright/service-kit/ai-client';
import type { AiPace } from '@datewright/service-kit/ai-pace';
import { acceptOpinion, opinion } from '../answers/accept-opinion.ts';
import { refuseRaised, refuseSubject } from '../answers/refusals.ts';
import { opinionQuestion } from '../prompts/critic-prompt.ts';

/** Milliseconds that a photo waits for its turn with the AI. It is then given up for free. */
const patience = 8 * 60_000;

export interface PhotoCritic {
  /** Throws the refusal that a provider's moderation of the picture calls for. */
  moderate(jpeg: Buffer, signal: AbortSignal): Promise<void>;
  /** An opinion that may be shown. Throws a refusal, or the AI client's errors. */
  judge(jpeg: Buffer, measured: Measured, signal: AbortSignal): Promise<PhotoResult>;
}

interface CriticParts {
  ai: AiClient;
  pace: AiPace;
  allows: (text: string) => boolean;
  /** That one answer may take. */
  seconds: number;
}

export function photoCritic({ ai, pace, allows, seconds }: CriticParts): PhotoCritic {
  return {
    async moderate(jpeg, signal) {
      refuseRaised((await ai.moderatePicture(jpeg, signal)) ?? []);
    },
    async judge(jpeg, measured, signal) {
      const question = { ...opinionQuestion(jpeg, measured), seconds, signal, isPaced: true };
      const read = readAnswer(opinion, await pace.ask(() => ai.ask(question), { signal, patience }));
      refuseSubject(read);
      return { ...acceptOpinion(read, measured, allows), measured, writtenBy: ai.writtenBy };
    },
  };
}
