import { withdraw } from '@datewright/contracts/account/withdraw';
import { useApi, usePlan } from '@datewright/sdk/host';
import { useMutation, useQueryClient } from '@datewright/sdk/query';
import { invoicesQuery } from './invoices-query.ts';
import { withdrawalQuery } from './withdrawal-query.ts';

/** Withdraws from a contract and reloads plan, invoices and withdrawals. */
export function useWithdraw() {
  const api = useApi();
  const { refresh } = usePlan();
  const queries = useQueryClient();
  return useMutation({
    // Fails at once when offline, instead of waiting invisibly for a connection.
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
