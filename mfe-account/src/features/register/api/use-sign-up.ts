import { authService } from '@datewright/contracts/account';
import type { z } from '@datewright/contracts/zod';
import { useApi } from '@datewright/sdk/host';
import { useMutation } from '@datewright/sdk/query';

type SignUp = z.input<typeof authService.actions.signUpWithEmail.payload>;

export function useSignUp() {
  const api = useApi();
  return useMutation({ mutationFn: (payload: SignUp) => api.run(authService, 'signUpWithEmail', payload) });
}
