import { authService } from '@datewright/contracts/account/auth-service';
import { useApi } from '@datewright/sdk/host';
import { useMutation } from '@datewright/sdk/query';

export function useSignIn() {
  const api = useApi();
  return useMutation({
    mutationFn: (credentials: { email: string; password: string }) =>
      api.run(authService, 'signInWithEmail', credentials),
  });
}
