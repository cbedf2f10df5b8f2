import { cancelEmailChange } from '@datewright/contracts/account/cancel-email-change';
import { requestEmailChange } from '@datewright/contracts/account/request-email-change';
import { resendEmailChange } from '@datewright/contracts/account/resend-email-change';
import { useApi } from '@datewright/sdk/host';
import { useMutation, useQueryClient } from '@datewright/sdk/query';
import { emailChangeQuery } from './email-change-query.ts';

/** Not retried: a second request would count towards the limit or hit the cooldown. */
export function useEmailChange() {
  const api = useApi();
  const queries = useQueryClient();
  const { queryKey } = emailChangeQuery(api);
  const refetch = () => queries.invalidateQueries({ queryKey });
  return {
    request: useMutation({
      retry: false,
      mutationFn: (body: { email: string; currentPassword?: string }) => api.call(requestEmailChange, { body }),
      onSuccess: (state) => void queries.setQueryData(queryKey, state),
    }),
    resend: useMutation({ retry: false, mutationFn: () => api.call(resendEmailChange) }),
    cancel: useMutation({ retry: false, mutationFn: () => api.call(cancelEmailChange), onSuccess: refetch }),
    refetch,
  };
}
