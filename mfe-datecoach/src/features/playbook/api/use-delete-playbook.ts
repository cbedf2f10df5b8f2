import { deletePlaybook } from '@datewright/contracts/datecoach/delete-playbook';
import { ApiError, useApi } from '@datewright/sdk/host';
import { useMutation, useQueryClient } from '@datewright/sdk/query';
import { playbooksQuery } from './playbook-queries.ts';

/** Deletes a playbook and removes it from the cached list; one that is gone already counts as deleted. */
export function useDeletePlaybook() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    async mutationFn(operationId: string) {
      try {
        await api.call(deletePlaybook, { params: { operationId } });
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'playbook_not_found')) throw error;
      }
    },
    onSuccess(_answer, operationId) {
      queries.setQueryData(playbooksQuery(api).queryKey, (before) =>
        before?.filter((playbook) => playbook.operationId !== operationId),
      );
    },
  });
}
