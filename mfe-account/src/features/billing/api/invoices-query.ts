import { listInvoices } from '@datewright/contracts/account/list-invoices';
import type { Api } from '@datewright/sdk/host';
import { queryOptions } from '@datewright/sdk/query';

/** The member's invoices. Loaded on each visit, because one may have just arrived. */
export const invoicesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['account', 'invoices'],
    staleTime: 0,
    queryFn: ({ signal }) => api.call(listInvoices, { signal }),
  });
