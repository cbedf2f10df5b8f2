import { measureBio } from '@datewright/contracts/bio/measure-bio';
import type { BioScore } from '@datewright/contracts/bio/score';
import type { ModerationNotice, WaivableCategory } from '@datewright/contracts/moderation';
import { type Api, ApiError, useApi } from '@datewright/sdk/host';
import { queryOptions, useQuery } from '@datewright/sdk/query';
import { useEffect, useState } from 'react';

const debounceMs = 500;

/** The service does not score this text; its error says why. */
const rejectedStatus = 422;

interface ScoreResult {
  score: BioScore | null;
  notice: ModerationNotice | null;
  reason: string | null;
}

/**
 * The free score of a text by the rules. It is requested when typing pauses (the previous score is returned until then),
 * and not at all when it is already known. A text that moderation holds back has a `notice` in place of a score.
 */
export function useBioScore(text: string, known?: BioScore | null, override?: WaivableCategory) {
  const api = useApi();
  const bio = text.trim();
  const [paused, setPaused] = useState(bio);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(bio), debounceMs);
    return () => clearTimeout(timer);
  }, [bio]);
  const { data, isError, isPlaceholderData } = useQuery({
    ...bioScoreQuery(api, paused, override),
    enabled: !known && paused !== '',
    placeholderData: (before: ScoreResult | undefined) => before,
  });
  const result = known ? { score: known, notice: null, reason: null } : bio === '' ? undefined : data;
  const isCurrent = paused === bio && !isPlaceholderData;
  return {
    score: result?.score ?? null,
    // The redacted text of an earlier request must not replace what was typed since.
    notice: result?.notice ? { ...result.notice, rest: isCurrent ? result.notice.rest : '' } : null,
    /** One sentence that says why this text can't be scored. */
    reason: isCurrent ? (result?.reason ?? null) : null,
    failed: !known && isError,
    /** The text that was last sent. */
    measured: paused,
  };
}

/** The free score of one text by the rules, or why it has none. */
export const bioScoreQuery = (api: Api, bio: string, override?: WaivableCategory) =>
  queryOptions({
    queryKey: ['bio', 'measured', bio, override],
    queryFn: ({ signal }) => fetchScore(api, { bio, ...(override && { goOn: override }) }, signal),
  });

async function fetchScore(
  api: Api,
  body: { bio: string; goOn?: WaivableCategory },
  signal: AbortSignal,
): Promise<ScoreResult> {
  try {
    return { score: await api.call(measureBio, { body, signal }), notice: null, reason: null };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== rejectedStatus) throw error;
    return { score: null, notice: error.care, reason: error.care ? null : error.message };
  }
}
