import { bioGenerator } from '@datewright/contracts/bio/bio-generator';
import { bioTimeoutSeconds } from '@datewright/contracts/bio/limits';
import { useApi } from '@datewright/sdk/host';
import { StreamError, usePaidRequest } from '@datewright/sdk/paid';
import type { z } from '@datewright/sdk/zod';
import { isLegacyOutOfCredits } from '../lib/failure-messages.ts';
import type { BioCredits } from './use-bio-credits.ts';

export type GeneratedBio = z.infer<typeof bioGenerator.response>;
type GenerationBody = z.core.input<typeof bioGenerator.body>;

interface Options<Body> {
  /** Storage key of the unanswered request in this tab. */
  key: string;
  body: z.core.$ZodType<Body>;
  credits: BioCredits;
  onGenerated: (answer: GeneratedBio, body: Body) => void;
}

/** Requests a bio from the AI for one credit or the bonus. */
export function useGeneration<Body extends GenerationBody>({ key, body, credits, onGenerated }: Options<Body>) {
  const api = useApi();
  return usePaidRequest<Body, GeneratedBio>({
    tool: 'bio_write',
    free: credits.bonus,
    pendingStorage: { area: 'sessionStorage', key, body },
    async sendRequest(request, { signal }) {
      const answer = await api.call(bioGenerator, {
        body: request,
        signal,
        timeoutMs: (bioTimeoutSeconds + 10) * 1000,
      });
      if (answer.bio.trim() !== '') return answer;
      const code = isLegacyOutOfCredits(answer.explanation) ? 'out_of_credits' : 'no_bio';
      throw new StreamError({ code, message: '' }, { charged: null, isSettled: true });
    },
    onAnswer(answer, request) {
      if (answer.bonus) credits.bonusSpent();
      onGenerated(answer, request);
    },
    onSettled: credits.refetchBonus,
  });
}
