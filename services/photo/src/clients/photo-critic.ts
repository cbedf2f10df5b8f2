import type { Measured } from '@datewright/contracts/photo/facts';
import type { PhotoResult } from '@datewright/contracts/photo/photo-result';
import { readAnswer } from '@datewright/service-kit/ai-answer';
import type { AiClient } from '@datewright/service-kit/ai-client';
import type { AiPace } from '@datewright/service-kit/ai-pace';
import { answerReader } from '@datewright/service-kit/safety/answer-reader';
import type { Safety } from '@datewright/service-kit/safety/safety';
import { acceptOpinion, asLine, opinion } from '../answers/accept-opinion.ts';
import { refuseRaised, refuseSubject } from '../answers/refusals.ts';
import type { KeptPicture } from '../data/waiting-pictures.ts';
import { opinionQuestion } from '../prompts/critic-prompt.ts';

/** A picture that may be kept until then, so it waits no longer for its turn with the AI. */
type Waiting = Pick<KeptPicture, 'jpeg' | 'expiresAt'>;

export interface PhotoCritic {
  /** Throws the refusal that a provider's moderation of the picture calls for. */
  moderate(picture: Waiting, signal: AbortSignal): Promise<void>;
  /** An opinion that may be shown. Throws a refusal, or the AI client's errors. */
  judge(picture: Waiting, measured: Measured, signal: AbortSignal): Promise<PhotoResult>;
}

interface CriticParts {
  ai: AiClient;
  pace: AiPace;
  safety: Pick<Safety, 'readAnswer'>;
  /** That one answer may take. */
  seconds: number;
  now: () => number;
}

export function photoCritic({ ai, pace, safety, seconds, now }: CriticParts): PhotoCritic {
  /** The answer too is there before the picture must be gone. */
  const patienceFor = (expiresAt: Date) => expiresAt.getTime() - seconds * 1000 - now();
  return {
    async moderate({ jpeg, expiresAt }, signal) {
      const patience = patienceFor(expiresAt);
      const ask = () => ai.moderatePicture(jpeg, signal);
      refuseRaised((await pace.ask(ask, { signal, patience, isUncounted: true })) ?? []);
    },
    async judge({ jpeg, expiresAt }, measured, signal) {
      const question = { ...opinionQuestion(jpeg, measured), seconds, signal, isPaced: true };
      const patience = patienceFor(expiresAt);
      const read = readAnswer(opinion, await pace.ask(() => ai.ask(question), { signal, patience }));
      refuseSubject(read);
      const answer = answerReader(safety, asLine);
      await answer.read(read);
      return { ...acceptOpinion(read, measured, answer.allows), measured, writtenBy: ai.writtenBy };
    },
  };
}
