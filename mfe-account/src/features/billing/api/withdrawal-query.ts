import { getWithdrawal } from '@datewright/contracts/account/get-withdrawal';
import type { Api } from '@datewright/sdk/host';
import { queryOptions } from '@datewright/sdk/query';

/** The contracts that can be withdrawn from, and the last withdrawal. */
export const withdrawalQuery = (api: Api) =>
  queryOptions({
    queryKey: ['account', 'withdrawal'],
    staleTime: 0,
    queryFn: ({ signal }) => api.call(getWithdrawal, { signal }),
  });
