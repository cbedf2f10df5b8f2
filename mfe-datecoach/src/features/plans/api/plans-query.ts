import { listPlans } from '@datewright/contracts/datecoach/list-plans';
import { plan } from '@datewright/contracts/datecoach/plan';
import type { Api } from '@datewright/sdk/host';
import { readPersisted } from '@datewright/sdk/persisted-state';
import { queryOptions } from '@datewright/sdk/query';
import { readPages } from '@datewright/sdk/read-pages';
import { z } from '@datewright/sdk/zod';
import { itemsPerPage } from '../../../lib/items-per-page.ts';

const storedPlans = z.array(plan);

/** The member's plans, latest day first. Until the service responds, the plans stored in this browser under `key`. */
export const plansQuery = (api: Api, key: string) =>
  queryOptions({
    queryKey: ['datecoach', 'plans'],
    async queryFn({ signal }) {
      const pages = await readPages((before) =>
        api.call(listPlans, { query: { limit: itemsPerPage, before }, signal }),
      );
      return pages.flatMap(({ plans }) => plans);
    },
    initialData: () => readPersisted('localStorage', key, storedPlans) ?? undefined,
    initialDataUpdatedAt: 0,
    staleTime: 0,
    // Another tab or device may have changed them.
    refetchOnWindowFocus: true,
  });
