import { Button, Dialog, Text } from '@datewright/ui';
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
    <Dialog
      open
      onClose={close}
      title={copy.title}
      actions={
        <>
          <Button variant="ghost" onClick={close}>
            {copy.stay}
          </Button>
          <Button variant="danger" onClick={leave}>
            {copy.leave}
          </Button>
        </>
      }
    >
      <Text>{copy.text}</Text>
    </Dialog>
  );
}
