import { withdraw } from '@datewright/contracts/account/withdraw';
import { useApi, usePlan } from '@datewright/sdk/host';
import { useMutation, useQueryClient } from '@datewright/sdk/query';
import { invoicesQuery } from './invoices-query.ts';
import { withdrawalQuery } from './withdrawal-query.ts';

/** Withdraws from a contract; then the page's plan, invoices and withdrawals are read anew. */
export function useWithdraw() {
  const api = useApi();
  const { refresh } = usePlan();
  const queries = useQueryClient();
  return useMutation({
    // Without a connection it fails and says so, in place of waiting unseen for one.
    networkMode: 'always',
    mutationFn: (statement: { contractId: string; name: string }) => api.call(withdraw, { body: statement }),
    onSuccess: () => {
      void refresh();
      for (const { queryKey } of [invoicesQuery(api), withdrawalQuery(api)]) {
        void queries.invalidateQueries({ queryKey });
      }
    },
  });
}
