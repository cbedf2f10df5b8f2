import { useSession, useTrack } from '@datewright/sdk/host';
import { LazySignOutDialog } from './lazy-sign-out-dialog.ts';
import { signOutDialogOpen, useSignOut } from './use-sign-out.ts';

/** Signs out, after a confirmation if signing out would delete data permanently. */
export function useConfirmedSignOut(): () => Promise<void> {
  const { hasUnsavedWork } = useSession();
  const track = useTrack();
  const signOut = useSignOut();
  return async () => {
    track('logout_click');
    const isAsked = (await hasUnsavedWork().catch(() => false)) && (await LazySignOutDialog.preload());
    if (isAsked) signOutDialogOpen.set(true);
    else await signOut();
  };
}
