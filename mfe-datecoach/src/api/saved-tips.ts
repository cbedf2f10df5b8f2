import { dateStatistics } from '@datewright/contracts/datecoach/date-statistics';
import { type SavedTip, savedTip } from '@datewright/contracts/datecoach/saved-tip';
import type { Api } from '@datewright/sdk/host';
import { readPersisted } from '@datewright/sdk/persisted-state';
import { queryOptions } from '@datewright/sdk/query';
import { readPages } from '@datewright/sdk/read-pages';
import { z } from '@datewright/sdk/zod';
import { itemsPerPage } from '../lib/items-per-page.ts';
import type { TipInput } from '../lib/pending-tips.ts';

const storedTips = z.array(savedTip);

/** The member's tips, newest first. Until the service responds, the tips stored in this browser under `key`. */
export const savedTipsQuery = (api: Api, key: string) =>
  queryOptions({
    queryKey: ['datecoach', 'saved-tips'],
    async queryFn({ signal }) {
      const pages = await readPages((before) =>
        api.call(dateStatistics, { body: { action: 'get', limit: itemsPerPage, before }, signal }),
      );
      return pages.flatMap(({ items = [] }) => items);
    },
    initialData: () => readPersisted('localStorage', key, storedTips) ?? undefined,
    initialDataUpdatedAt: 0,
    staleTime: 0,
    // Another tab or device may have saved some.
    refetchOnWindowFocus: true,
  });

export async function saveTip(api: Api, item: TipInput): Promise<SavedTip | null> {
  const { data } = await api.call(dateStatistics, { body: { action: 'save', item } });
  return data?.[0] ?? null;
}

export async function removeTip(api: Api, itemId: string): Promise<null> {
  await api.call(dateStatistics, { body: { action: 'delete', itemId } });
  return null;
}
