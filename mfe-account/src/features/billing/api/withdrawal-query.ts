import { getWithdrawal } from '@datewright/contracts/account/get-withdrawal';
import type { Api } from '@datewright/sdk/host';
import { queryOptions } from '@datewright/sdk/query';

/** What the member can withdraw from now, and what they last withdrew from. */
export const withdrawalQuery = (api: Api) =>
  queryOptions({
    queryKey: ['account', 'withdrawal'],
    staleTime: 0,
    queryFn: ({ signal }) => api.call(getWithdrawal, { signal }),
  });
