import { useSession, useToast } from '@datewright/sdk/host';
import { useNavigate } from '@datewright/sdk/router';
import { createStore } from '@datewright/sdk/store';
import { useShellCopy } from '../copy/use-shell-copy.ts';

/** True while the sign-out confirmation is open. */
export const signOutDialogOpen = createStore(false);

/**
 * Signs out this device and goes home. It navigates first, because the open page requires a member and would ask to
 * sign in.
 */
export function useSignOut(): () => Promise<void> {
  const copy = useShellCopy().header;
  const { signOut } = useSession();
  const navigate = useNavigate();
  const toast = useToast();
  return async () => {
    navigate('/');
    try {
      await signOut('local');
      toast.success(copy.signedOut);
    } catch {
      toast.error(copy.signOutFailed);
    }
  };
}
