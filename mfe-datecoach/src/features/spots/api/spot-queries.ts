import { dateLocationDetails } from '@datewright/contracts/datecoach/date-location-details';
import type { Api } from '@datewright/sdk/host';
import { queryOptions } from '@datewright/sdk/query';

/** The spots that are built in. */
export const builtInSpotsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['datecoach', 'spots'],
    queryFn: async ({ signal }) =>
      (await api.call(dateLocationDetails, { body: { locationId: 'default' }, signal })).locations ?? [],
  });

/** One spot by its id; null when there is none. */
export const spotQuery = (api: Api, locationId: string) =>
  queryOptions({
    queryKey: ['datecoach', 'spot', locationId],
    queryFn: async ({ signal }) =>
      (await api.call(dateLocationDetails, { body: { locationId }, signal })).location ?? null,
  });
