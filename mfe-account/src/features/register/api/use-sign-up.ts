import { authService } from '@datewright/contracts/account/auth-service';
import { useApi } from '@datewright/sdk/host';
import { useMutation } from '@datewright/sdk/query';
import type { z } from '@datewright/sdk/zod';

type SignUp = z.input<typeof authService.actions.signUpWithEmail.payload>;

/** Creates the account. Not retried: after a lost response a second request would report the address as taken. */
export function useSignUp() {
  const api = useApi();
  return useMutation({
    retry: false,
    mutationFn: (payload: SignUp) => api.run(authService, 'signUpWithEmail', payload),
  });
}
