import { measureBio } from '@datewright/contracts/bio/measure-bio';
import type { BioScore } from '@datewright/contracts/bio/score';
import type { ModerationNotice } from '@datewright/contracts/moderation';
import { type Api, ApiError, useApi } from '@datewright/sdk/host';
import { queryOptions, useQuery } from '@datewright/sdk/query';
import { useEffect, useState } from 'react';

const pause = 500;
const refused = 422;

/** The score of a text, or the reason why there is none. */
type Measured = { score: BioScore | null; care: ModerationNotice | null; why: string };
export type BioScoreState = Measured & { status: 'reading' | 'failed' | 'ready' };

const nothing: Measured = { score: null, care: null, why: '' };

/**
 * The score of a text by the service's rules, without AI and without storage. It is fetched when typing pauses and
 * `mayAsk` is true.
 */
export function useBioScore(text: string, mayAsk: boolean): BioScoreState {
  const api = useApi();
  const bio = text.trim();
  const [paused, setPaused] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setPaused(bio), pause);
    return () => clearTimeout(timer);
  }, [bio]);
  const { data, isError } = useQuery({
    ...queryOptions({
      queryKey: ['bio', 'tried', paused],
      queryFn: ({ signal }) => measure(api, paused, signal),
    }),
    enabled: mayAsk && bio !== '' && paused === bio,
    staleTime: Number.POSITIVE_INFINITY,
  });
  // A score of an earlier text is not shown.
  if (paused !== bio || bio === '') return { ...nothing, status: 'reading' };
  if (data) return { ...data, status: 'ready' };
  return { ...nothing, status: isError ? 'failed' : 'reading' };
}

async function measure(api: Api, bio: string, signal: AbortSignal): Promise<Measured> {
  try {
    return { ...nothing, score: await api.call(measureBio, { body: { bio }, signal }) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== refused) throw error;
    return { ...nothing, care: error.care, why: error.care ? '' : error.message };
  }
}
