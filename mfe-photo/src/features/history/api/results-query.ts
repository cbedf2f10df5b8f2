import { listResults, type ResultSummary } from '@datewright/contracts/photo/list-results';
import type { Api } from '@datewright/sdk/host';
import { queryOptions } from '@datewright/sdk/query';

/** The key of everything that is known of results. */
export const resultsKey = ['photo', 'results'];

const pageSize = 99;
/** More than any plan analyzes while results are kept. */
const maxPages = 4;

/** The member's results in short, newest first. */
export const resultsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...resultsKey, 'list'],
    async queryFn({ signal }) {
      const all: ResultSummary[] = [];
      let before: string | null | undefined;
      for (let page = 0; page < maxPages && before !== null; page += 1) {
        const query = { limit: String(pageSize), ...(before && { before }) };
        const { results, earlier = null } = await api.call(listResults, { query, signal });
        all.push(...results);
        before = earlier;
      }
      return all;
    },
    staleTime: 0,
    // Another device or tab analyzes and deletes too.
    refetchOnWindowFocus: true,
  });
