import { authService } from '@datewright/contracts/account/auth-service';
import { useApi } from '@datewright/sdk/host';
import { useMutation } from '@datewright/sdk/query';
import type { z } from '@datewright/sdk/zod';

type SignUp = z.input<typeof authService.actions.signUpWithEmail.payload>;

/** Makes the account. Tried once: the second try of a lost answer would read that the address is taken. */
export function useSignUp() {
  const api = useApi();
  return useMutation({
    retry: false,
    mutationFn: (payload: SignUp) => api.run(authService, 'signUpWithEmail', payload),
  });
}
