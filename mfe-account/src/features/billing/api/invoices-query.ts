import { listInvoices } from '@datewright/contracts/account/list-invoices';
import type { Api } from '@datewright/sdk/host';
import { queryOptions } from '@datewright/sdk/query';

/** The member's invoices, read anew on each visit: one may just have come. */
export const invoicesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['account', 'invoices'],
    staleTime: 0,
    queryFn: ({ signal }) => api.call(listInvoices, { signal }),
  });
