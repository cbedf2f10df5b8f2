import { deleteAllDates } from '@datewright/contracts/datecoach/delete-all-dates';
import { exportDates } from '@datewright/contracts/datecoach/export-dates';
import { useApi } from '@datewright/sdk/host';
import { useMutation, useQueryClient } from '@datewright/sdk/query';

/** With `networkMode: 'always'`, the request fails at once when offline instead of waiting for a connection. */
export function useExportDates() {
  const api = useApi();
  return useMutation({ networkMode: 'always', mutationFn: () => api.call(exportDates) });
}

/** Deletes on the service first, then what this page has cached. */
export function useDeleteAllDates() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: () => api.call(deleteAllDates),
    async onSuccess() {
      await queries.cancelQueries({ queryKey: ['datecoach'] });
      queries.removeQueries({ queryKey: ['datecoach'] });
    },
  });
}
