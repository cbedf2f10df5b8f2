import { listPlans } from '@datewright/contracts/datecoach/list-plans';
import { plan } from '@datewright/contracts/datecoach/plan';
import type { Api } from '@datewright/sdk/host';
import { readPersisted } from '@datewright/sdk/persisted-state';
import { queryOptions } from '@datewright/sdk/query';
import { z } from '@datewright/sdk/zod';

const storedPlans = z.array(plan);

/** The member's plans, latest day first. Until the service responds, the plans stored in this browser under `key`. */
export const plansQuery = (api: Api, key: string) =>
  queryOptions({
    queryKey: ['datecoach', 'plans'],
    queryFn: async ({ signal }) => (await api.call(listPlans, { signal })).plans,
    initialData: () => readPersisted('localStorage', key, storedPlans) ?? undefined,
    initialDataUpdatedAt: 0,
    staleTime: 0,
    // Another tab or device may have changed them.
    refetchOnWindowFocus: true,
  });
