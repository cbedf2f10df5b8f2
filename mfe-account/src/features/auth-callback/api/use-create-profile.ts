import { userProfile } from '@datewright/contracts/account/user-profile';
import { useApi } from '@datewright/sdk/host';
import { useMutation } from '@datewright/sdk/query';

/** Sends the profile what the sign-in provided. Existing values stay. */
export function useCreateProfile() {
  const api = useApi();
  return useMutation({
    retry: false,
    mutationFn: (fullName: string | null) => api.run(userProfile, 'createUserProfile', fullName ? { fullName } : {}),
  });
}
