import { userProfile } from '@datewright/contracts/account/user-profile';
import { useApi } from '@datewright/sdk/host';
import { useMutation } from '@datewright/sdk/query';

/** Hands the profile what the sign-in knew. What was kept there already stays the same. */
export function useCreateProfile() {
  const api = useApi();
  return useMutation({
    retry: false,
    mutationFn: (fullName: string | null) => api.run(userProfile, 'createUserProfile', fullName ? { fullName } : {}),
  });
}
