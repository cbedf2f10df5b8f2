import { bioAnalyzer } from '@datewright/contracts/bio/bio-analyzer';
import { bioTimeoutSeconds } from '@datewright/contracts/bio/limits';
import { type WaivableCategory, waivableCategory } from '@datewright/contracts/moderation';
import { useApi } from '@datewright/sdk/host';
import { usePaidRequest } from '@datewright/sdk/paid';
import { z } from '@datewright/sdk/zod';
import { useCopy } from '../../../copy/use-copy.ts';
import type { BioCredits } from '../../../hooks/use-bio-credits.ts';
import { getServiceMessage } from '../../../lib/failure-messages.ts';

export type Answer = z.infer<typeof bioAnalyzer.response>;
const analysisBody = z.object({ bio: z.string(), gender: z.string(), goOn: z.optional(waivableCategory) });

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
    pendingStorage: { area: 'sessionStorage', key: `bio:${userId}:analyzing`, body: analysisBody },
    sendRequest: (asked, { signal }) =>
      api.call(bioAnalyzer, { body: asked, signal, timeoutMs: (bioTimeoutSeconds + 10) * 1000 }),
    onAnswer: (answer, { bio }) => onAnalyzed(bio, answer),
    onSettled: credits.refetchBonus,
  });
  const failed = failure && failure.kind !== 'held' && failure.kind !== 'out' ? failure : null;

  return {
    running: status === 'running',
    isOut: failure?.kind === 'out',
    problem: failed && { message: copy.analyze, detail: getServiceMessage(failed) },
    /** Why this text is not scored. */
    getSafetyNotice: (bio: string) => (body?.bio === bio ? (failure?.care ?? null) : null),
    dismiss,
    analyze: (bio: string, gender: string, goOn?: WaivableCategory) => start({ bio, gender, ...(goOn && { goOn }) }),
  };
}
