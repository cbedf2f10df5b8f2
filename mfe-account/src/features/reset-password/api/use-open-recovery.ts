import { authService } from '@datewright/contracts/account/auth-service';
import { useApi } from '@datewright/sdk/host';
import { useMutation } from '@datewright/sdk/query';
import type { RecoveryTokens } from '../read-recovery-tokens.ts';

export function useOpenRecovery() {
  const api = useApi();
  return useMutation({
    mutationFn: (tokens: RecoveryTokens) => api.run(authService, 'handlePasswordRecovery', tokens),
  });
}
