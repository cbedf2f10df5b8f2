import { resendConfirmation } from '@datewright/contracts/account';
import { useApi } from '@datewright/sdk/host';
import { useMutation } from '@datewright/sdk/query';

export function useResend() {
  const api = useApi();
  return useMutation({ mutationFn: (email: string) => api.call(resendConfirmation, { body: { email } }) });
}
