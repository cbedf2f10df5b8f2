import { dateLocationDetails } from '@datewright/contracts/datecoach/date-location-details';
import type { Api } from '@datewright/sdk/host';
import { queryOptions } from '@datewright/sdk/query';

export const builtInSpotsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['datecoach', 'spots'],
    queryFn: async ({ signal }) =>
      (await api.call(dateLocationDetails, { body: { locationId: 'default' }, signal })).locations ?? [],
  });

/** One spot by id, or `null` when it does not exist. */
export const spotQuery = (api: Api, locationId: string) =>
  queryOptions({
    queryKey: ['datecoach', 'spot', locationId],
    queryFn: async ({ signal }) =>
      (await api.call(dateLocationDetails, { body: { locationId }, signal })).location ?? null,
  });
