import { bioGenerator } from '@datewright/contracts/bio/bio-generator';
import { bioAnswerSeconds } from '@datewright/contracts/bio/limits';
import { useApi } from '@datewright/sdk/host';
import { ToldFailure, usePaidRequest } from '@datewright/sdk/paid';
import type { z } from '@datewright/sdk/zod';
import { saysOutOfCredits } from './problem-words.ts';
import type { BioCredits } from './use-bio-credits.ts';

export type Generated = z.infer<typeof bioGenerator.response>;
type Asked = z.core.input<typeof bioGenerator.body>;

interface Options<Body> {
  /** Under which the unanswered request is kept in this tab. */
  key: string;
  body: z.core.$ZodType<Body>;
  credits: BioCredits;
  onGenerated: (answer: Generated, body: Body) => void;
}

/** Asks the AI for a bio, for one credit or the bonus. */
export function useGeneration<Body extends Asked>({ key, body, credits, onGenerated }: Options<Body>) {
  const api = useApi();
  return usePaidRequest<Body, Generated>({
    tool: 'bio_write',
    free: credits.bonus,
    keep: { area: 'sessionStorage', key, body },
    async ask(asked, { signal }) {
      const answer = await api.call(bioGenerator, { body: asked, signal, timeLimit: (bioAnswerSeconds + 10) * 1000 });
      if (answer.bio.trim() !== '') return answer;
      const code = saysOutOfCredits(answer.explanation) ? 'out_of_credits' : 'no_bio';
      throw new ToldFailure({ code, message: '' }, { charged: null, isSettled: true });
    },
    onAnswer(answer, asked) {
      if (answer.bonus) credits.bonusSpent();
      onGenerated(answer, asked);
    },
    onSettled: credits.readAgain,
  });
}
