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

/** The bio that the service has. */
export const useUserBio = () => useQuery(userBioQuery(useApi()));

export type SaveResult = { kind: 'saved' | 'changed'; record: BioRecord };

/**
 * Replaces one version of the bio. If another device has already replaced it, the answer is that device's bio and nothing
 * is overwritten; if the service already has this very text, its first answer was lost and the save counts.
 */
export function useSaveBio() {
  const api = useApi();
  const queries = useQueryClient();
  const { queryKey } = userBioQuery(api);

  return async (bio: string, baseVersion: number): Promise<SaveResult> => {
    const remember = (record: BioRecord) => {
      queries.setQueryData(queryKey, (before) => ({ report: (record.bio && before?.report) || null, ...record }));
      void queries.invalidateQueries({ queryKey: [listBioVersions.path] });
      return record;
    };
    await queries.cancelQueries({ queryKey });
    try {
      return { kind: 'saved', record: remember(await api.call(writeUserBio, { body: { bio, baseVersion } })) };
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'bio_changed')) throw error;
      const record = await api.call(readUserBio);
      return { kind: record.bio === bio ? 'saved' : 'changed', record: remember(record) };
    }
  };
}
