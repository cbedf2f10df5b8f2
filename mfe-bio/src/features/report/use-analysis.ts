import { bioAnalyzer } from '@datewright/contracts/bio/bio-analyzer';
import { bioAnswerSeconds } from '@datewright/contracts/bio/limits';
import { type WaivedKind, waivedKind } from '@datewright/contracts/safety';
import { useApi } from '@datewright/sdk/host';
import { usePaidRequest } from '@datewright/sdk/paid';
import { z } from '@datewright/sdk/zod';
import { useCopy } from '../../copy/use-copy.ts';
import { toldBy } from '../../frame/problem-words.ts';
import type { BioCredits } from '../../frame/use-bio-credits.ts';

export type Answer = z.infer<typeof bioAnalyzer.response>;
const analysisBody = z.object({ bio: z.string(), gender: z.string(), goOn: z.optional(waivedKind) });

interface Options {
  userId: string;
  credits: BioCredits;
  onAnalyzed: (bio: string, answer: Answer) => void;
}

/** Scores the saved bio, for one credit; at zero it says so in place of asking. */
export function useAnalysis({ userId, credits, onAnalyzed }: Options) {
  const { trouble: copy } = useCopy();
  const api = useApi();
  const { status, body, failure, start, dismiss } = usePaidRequest<z.infer<typeof analysisBody>, Answer>({
    tool: 'bio_write',
    keep: { area: 'sessionStorage', key: `bio:${userId}:analyzing`, body: analysisBody },
    ask: (asked, { signal }) =>
      api.call(bioAnalyzer, { body: asked, signal, timeLimit: (bioAnswerSeconds + 10) * 1000 }),
    onAnswer: (answer, { bio }) => onAnalyzed(bio, answer),
    onSettled: credits.readAgain,
  });
  const failed = failure && failure.kind !== 'held' && failure.kind !== 'out' ? failure : null;

  return {
    running: status === 'running',
    isOut: failure?.kind === 'out',
    problem: failed && { message: copy.analyze, detail: toldBy(failed) },
    /** Why this text is not scored. */
    heldFor: (bio: string) => (body?.bio === bio ? (failure?.care ?? null) : null),
    dismiss,
    analyze: (bio: string, gender: string, goOn?: WaivedKind) => start({ bio, gender, ...(goOn && { goOn }) }),
  };
}
