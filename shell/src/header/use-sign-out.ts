import { useSession, useToast, useTrack } from '@datewright/sdk/host';
import { useNavigate } from '@datewright/sdk/router';
import { useShellCopy } from '../copy/use-shell-copy.ts';

/** Signs this device out and goes home. Home first: the page that was open needs a member and would ask to sign in. */
export function useSignOut(): () => Promise<void> {
  const copy = useShellCopy().header;
  const { signOut } = useSession();
  const navigate = useNavigate();
  const toast = useToast();
  const track = useTrack();
  return async () => {
    track('logout_click');
    navigate('/');
    try {
      await signOut('local');
      toast.success(copy.signedOut);
    } catch {
      toast.error(copy.signOutFailed);
    }
  };
}
