import { deleteAccount } from '@datewright/contracts/account/delete-account';
import { ApiError, useApi, usePlan, useSession } from '@datewright/sdk/host';
import { useMutation } from '@datewright/sdk/query';
import { useNavigate } from '@datewright/sdk/router';
import { Button, Dialog, Notice, PasswordField, Row, Stack, Text } from '@datewright/ui';
import { useState } from 'react';
import { RouteLink } from '../../../components/route-link.tsx';
import { SectionCard } from '../../../components/section-card.tsx';
import { useCopy } from '../../../copy/use-copy.ts';

/** Account deletion: what is deleted, what is kept, and one confirmation. */
export function DeleteSection() {
  const { ownData: copy } = useCopy();
  const { refresh, clearLocalData } = useSession();
  const plan = usePlan();
  const api = useApi();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [password, setPassword] = useState('');
  const remove = useMutation({
    retry: false,
    mutationFn: (currentPassword: string) =>
      api.call(deleteAccount, { body: currentPassword ? { currentPassword } : {} }),
  });
  const { error } = remove;

  function close() {
    setAsking(false);
    setPassword('');
    remove.reset();
  }

  async function confirm() {
    const { reference } = await remove.mutateAsync(password);
    await clearLocalData();
    // Navigates first: this page needs a member and would redirect to sign-in.
    navigate(`/account-deleted?reference=${reference}`, { replace: true });
    void refresh();
  }

  return (
    <SectionCard title={copy.delete} lead={copy.deleteLead}>
      <Text $tone="muted">{copy.kept}</Text>
      <Row>
        <Button variant="danger" onClick={() => setAsking(true)}>
          {copy.deleteAction}
        </Button>
      </Row>
      <Dialog
        open={asking}
        onClose={close}
        title={copy.deleteTitle}
        actions={
          <>
            <Button variant="ghost" disabled={remove.isPending} onClick={close}>
              {copy.keep}
            </Button>
            <Button variant="danger" busy={remove.isPending} onClick={() => void confirm().catch(() => undefined)}>
              {remove.isPending ? copy.deleting : copy.deleteForGood}
            </Button>
          </>
        }
      >
        <Stack>
          <Text>{copy.effects}</Text>
          {plan.tier !== 'free' && (
            <Text>
              {copy.planEnds(plan.tierLabel)} <RouteLink to="/profile?tab=billing">{copy.withdrawFirst}</RouteLink>
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
    </SectionCard>
  );
}
