import { bioAnalyzer } from '@datewright/contracts/bio/bio-analyzer';
import { bioTimeoutSeconds } from '@datewright/contracts/bio/limits';
import { type WaivableCategory, waivableCategory } from '@datewright/contracts/moderation';
import { useApi } from '@datewright/sdk/host';
import { usePaidRequest } from '@datewright/sdk/paid';
import { z } from '@datewright/sdk/zod';
import { useCopy } from '../../../copy/use-copy.ts';
import type { BioCredits } from '../../../hooks/use-bio-credits.ts';
import { getServiceMessage } from '../../../lib/failure-messages.ts';

export type AnalysisResponse = z.infer<typeof bioAnalyzer.response>;
const analysisBody = z.object({ bio: z.string(), gender: z.string(), goOn: z.optional(waivableCategory) });

interface Options {
  userId: string;
  credits: BioCredits;
  onAnalyzed: (bio: string, answer: AnalysisResponse) => void;
}

/** Scores the saved bio for one credit; without credits it says so and sends nothing. */
export function useAnalysis({ userId, credits, onAnalyzed }: Options) {
  const { errors: copy } = useCopy();
  const api = useApi();
  const { status, body, failure, start, dismiss } = usePaidRequest<z.infer<typeof analysisBody>, AnalysisResponse>({
    tool: 'bio_write',
    pendingStorage: { area: 'sessionStorage', key: `bio:${userId}:analyzing`, body: analysisBody },
    sendRequest: (request, { signal }) =>
      api.call(bioAnalyzer, { body: request, signal, timeoutMs: (bioTimeoutSeconds + 10) * 1000 }),
    onAnswer: (answer, { bio }) => onAnalyzed(bio, answer),
    onSettled: credits.refetchBonus,
  });
  const failed = failure && failure.kind !== 'held' && failure.kind !== 'out' ? failure : null;

  return {
    running: status === 'running',
    isOut: failure?.kind === 'out',
    problem: failed && { message: copy.analyze, detail: getServiceMessage(failed) },
    /** Why this text was held back; null for any other text. */
    getSafetyNotice: (bio: string) => (body?.bio === bio ? (failure?.care ?? null) : null),
    dismiss,
    analyze: (bio: string, gender: string, override?: WaivableCategory) =>
      start({ bio, gender, ...(override && { goOn: override }) }),
  };
}
