import { ConfirmDialog } from '@datewright/ui/confirm-dialog';
import { useShellCopy } from '../copy/use-shell-copy.ts';
import { signOutDialogOpen, useSignOut } from './use-sign-out.ts';

/** Asks for confirmation before a sign-out that deletes data stored only in this browser. */
export function SignOutDialog() {
  const copy = useShellCopy().header.signOutQuestion;
  const signOut = useSignOut();
  const close = () => signOutDialogOpen.set(false);
  function leave() {
    close();
    void signOut();
  }
  return (
    <ConfirmDialog
      open
      title={copy.title}
      labels={{ yes: copy.leave, no: copy.stay }}
      onConfirm={leave}
      onClose={close}
    >
      {copy.text}
    </ConfirmDialog>
  );
}
