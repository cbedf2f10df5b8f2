import { measureBio } from '@datewright/contracts/bio/measure-bio';
import type { BioScore } from '@datewright/contracts/bio/score';
import type { ModerationNotice } from '@datewright/contracts/moderation';
import { type Api, ApiError, useApi } from '@datewright/sdk/host';
import { queryOptions, useQuery } from '@datewright/sdk/query';
import { useEffect, useState } from 'react';

const pause = 500;
const refused = 422;

/** Of one text: its score, or why it has none. */
type Measured = { score: BioScore | null; care: ModerationNotice | null; why: string };
export type BioScoreState = Measured & { status: 'reading' | 'failed' | 'ready' };

const nothing: Measured = { score: null, care: null, why: '' };

/** The score of a text by the rules of the service, which no AI reads and nobody keeps: asked for, if it may be, when typing pauses. */
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
    enabled: mayAsk && paused !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  // A number is of the text that stands there, and of no earlier one.
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
