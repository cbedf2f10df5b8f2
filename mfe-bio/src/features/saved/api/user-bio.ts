import type { BioRecord } from '@datewright/contracts/bio/bio-record';
import { listBioVersions } from '@datewright/contracts/bio/list-bio-versions';
import { readUserBio } from '@datewright/contracts/bio/read-user-bio';
import { writeUserBio } from '@datewright/contracts/bio/write-user-bio';
import { type Api, ApiError, useApi } from '@datewright/sdk/host';
import { queryOptions, useQuery, useQueryClient } from '@datewright/sdk/query';

const userBioQuery = (api: Api) =>
  queryOptions({
    queryKey: ['bio', 'mine'],
    queryFn: ({ signal }) => api.call(readUserBio, { signal }),
    refetchOnMount: 'always',
  });

/** The bio that the service keeps. Read with two retries. */
export const useUserBio = () => useQuery(userBioQuery(useApi()));

export type SaveResult = { kind: 'saved'; kept: BioRecord } | { kind: 'changed'; kept: BioRecord };

/**
 * Saves over a version. When another one is there already it answers that in place of overwriting it; a save that had
 * got there before its answer was lost counts as saved.
 */
export function useSaveBio() {
  const api = useApi();
  const queries = useQueryClient();
  const { queryKey } = userBioQuery(api);

  return async (bio: string, baseVersion: number): Promise<SaveResult> => {
    const remember = (kept: BioRecord) => {
      queries.setQueryData(queryKey, (before) => ({ report: (kept.bio && before?.report) || null, ...kept }));
      void queries.invalidateQueries({ queryKey: [listBioVersions.path] });
      return kept;
    };
    await queries.cancelQueries({ queryKey });
    try {
      return { kind: 'saved', kept: remember(await api.call(writeUserBio, { body: { bio, baseVersion } })) };
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'bio_changed')) throw error;
      const kept = await api.call(readUserBio);
      return { kind: kept.bio === bio ? 'saved' : 'changed', kept: remember(kept) };
    }
  };
}
