import { useSession, useToast } from '@datewright/sdk/host';
import { useNavigate } from '@datewright/sdk/router';
import { Button, Row } from '@datewright/ui';
import { ConfirmDialog } from '@datewright/ui/confirm-dialog';
import { useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';

export function SignOutEverywhere() {
  const { security: copy } = useCopy();
  const { signOut } = useSession();
  const navigate = useNavigate();
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);

  async function confirm() {
    close();
    // Navigates home first: this page needs a member and would redirect to sign-in.
    navigate('/');
    try {
      // An older shell returns nothing.
      if ((await signOut('global')) === false) toast.error(copy.signedOutHere);
      else toast.success(copy.signedOutAll);
    } catch {
      toast.error(copy.signOutFailed);
    }
  }

  return (
    <Row>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {copy.signOutAll}
      </Button>
      <ConfirmDialog
        open={asking}
        title={copy.signOutAllTitle}
        labels={{ yes: copy.signOutAll, no: copy.cancel }}
        onConfirm={confirm}
        onClose={close}
      >
        {copy.signOutAllLead}
      </ConfirmDialog>
    </Row>
  );
}
