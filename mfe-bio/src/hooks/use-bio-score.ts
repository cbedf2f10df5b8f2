import { measureBio } from '@datewright/contracts/bio/measure-bio';
import type { BioScore } from '@datewright/contracts/bio/score';
import type { ModerationNotice, WaivableCategory } from '@datewright/contracts/moderation';
import { type Api, ApiError, useApi } from '@datewright/sdk/host';
import { queryOptions, useQuery } from '@datewright/sdk/query';
import { useEffect, useState } from 'react';

const debounceMs = 500;

/** What the service does not score, for a reason that it says. */
const rejectedStatus = 422;

/** Of one text: its score, or why it has none. */
interface ScoreResult {
  score: BioScore | null;
  care: ModerationNotice | null;
  why: string | null;
}

/**
 * The score of a text by the rules, free: asked for when typing pauses, the last one until then. A score that is
 * known already is not asked for. A text that is held back has `care` in its place.
 */
export function useBioScore(text: string, known?: BioScore | null, goOn?: WaivableCategory) {
  const api = useApi();
  const bio = text.trim();
  const [paused, setPaused] = useState(bio);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(bio), debounceMs);
    return () => clearTimeout(timer);
  }, [bio]);
  const { data, isError, isPlaceholderData } = useQuery({
    ...queryOptions({
      queryKey: ['bio', 'measured', paused, goOn],
      queryFn: ({ signal }) => fetchScore(api, { bio: paused, ...(goOn && { goOn }) }, signal),
    }),
    enabled: !known && paused !== '',
    placeholderData: (before: ScoreResult | undefined) => before,
  });
  const measured = known ? { score: known, care: null, why: null } : bio === '' ? undefined : data;
  const isOfThis = paused === bio && !isPlaceholderData;
  return {
    score: measured?.score ?? null,
    // What is left of an earlier text must not take the place of what was typed since.
    care: measured?.care ? { ...measured.care, rest: isOfThis ? measured.care.rest : '' } : null,
    /** One sentence on a text that is no text to score. */
    why: isOfThis ? (measured?.why ?? null) : null,
    failed: !known && isError,
  };
}

async function fetchScore(
  api: Api,
  body: { bio: string; goOn?: WaivableCategory },
  signal: AbortSignal,
): Promise<ScoreResult> {
  try {
    return { score: await api.call(measureBio, { body, signal }), care: null, why: null };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== rejectedStatus) throw error;
    return { score: null, care: error.care, why: error.care ? null : error.message };
  }
}
