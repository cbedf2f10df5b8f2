import { type BioScore, measureBio } from '@datewright/contracts/bio';
import { useApi } from '@datewright/sdk/host';
import { queryOptions, useQuery } from '@datewright/sdk/query';
import { useEffect, useState } from 'react';

const pause = 500;

/**
 * The score of a text by the rules, free: asked for when typing pauses, the last one until then. A score that is
 * known already is not asked for.
 */
export function useMeasure(text: string, known?: BioScore | null): { score: BioScore | null; failed: boolean } {
  const api = useApi();
  const bio = text.trim();
  const [paused, setPaused] = useState(bio);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(bio), pause);
    return () => clearTimeout(timer);
  }, [bio]);
  const { data, isError } = useQuery({
    ...queryOptions({
      queryKey: ['bio', 'score', paused],
      queryFn: ({ signal }) => api.call(measureBio, { body: { bio: paused }, signal }),
    }),
    enabled: !known && paused !== '',
    placeholderData: (before: BioScore | undefined) => before,
  });
  return { score: known ?? (bio === '' ? null : (data ?? null)), failed: !known && isError };
}
