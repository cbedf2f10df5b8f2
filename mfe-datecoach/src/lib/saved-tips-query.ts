import { dateStatistics } from '@datewright/contracts/datecoach/date-statistics';
import { savedTip } from '@datewright/contracts/datecoach/saved-tip';
import type { Api } from '@datewright/sdk/host';
import { readPersisted } from '@datewright/sdk/persisted-state';
import { queryOptions } from '@datewright/sdk/query';
import { z } from '@datewright/sdk/zod';

const storedTips = z.array(savedTip);

/** The member's tips, the newest first; until the service has answered, those that this browser keeps under `key`. */
export const savedTipsQuery = (api: Api, key: string) =>
  queryOptions({
    queryKey: ['datecoach', 'saved-tips'],
    queryFn: async ({ signal }) => (await api.call(dateStatistics, { body: { action: 'get' }, signal })).items ?? [],
    initialData: () => readPersisted('localStorage', key, storedTips) ?? undefined,
    initialDataUpdatedAt: 0,
    staleTime: 0,
    // Another tab or device may have saved some.
    refetchOnWindowFocus: true,
  });
