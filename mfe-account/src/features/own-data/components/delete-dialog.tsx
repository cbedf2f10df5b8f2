import { ApiError, usePlan } from '@datewright/sdk/host';
import { Button, Dialog, Notice, PasswordField, Stack, Text } from '@datewright/ui';
import { useState } from 'react';
import { RouteLink } from '../../../components/route-link.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import { useDeleteAccount } from '../api/use-delete-account.ts';

interface Props {
  open: boolean;
  onClose: () => void;
}

/** The confirmation of an account deletion, with the password. */
export function DeleteDialog({ open, onClose }: Props) {
  const { ownData: copy } = useCopy();
  const plan = usePlan();
  const [password, setPassword] = useState('');
  const { deleteForGood, reset, error, busy } = useDeleteAccount();

  function close() {
    onClose();
    setPassword('');
    reset();
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={copy.deleteTitle}
      actions={
        <>
          <Button variant="ghost" disabled={busy} onClick={close}>
            {copy.keep}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void deleteForGood(password).catch(() => undefined)}>
            {busy ? copy.deleting : copy.deleteForGood}
          </Button>
        </>
      }
    >
      <Stack>
        <Text>{copy.effects}</Text>
        {plan.tier !== 'free' && (
          <Text>
            {copy.planEnds(plan.tierLabel)} <RouteLink to="/profile/billing">{copy.withdrawFirst}</RouteLink>
          </Text>
        )}
        <PasswordField
          label={copy.password}
          hint={copy.passwordHint}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        {error && (
          <Notice tone="bad" live="assertive">
            {error instanceof ApiError ? error.message : copy.deleteFailed}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}
