import type { MemberSession } from '@datewright/contracts/account/list-sessions';
import { formatDateTime } from '@datewright/sdk/dates';
import { useSession, useToast } from '@datewright/sdk/host';
import { useNavigate } from '@datewright/sdk/router';
import { styled } from '@datewright/sdk/styled';
import { Badge, Button, Row, Stack, Text } from '@datewright/ui';
import { ConfirmDialog } from '@datewright/ui/confirm-dialog';
import { useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { useEndSession } from '../api/use-end-session.ts';
import { formatDeviceName } from '../session-labels.ts';

const Item = styled.li`
  align-items: center;
  border-bottom: 1px solid var(--hairline);
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  justify-content: space-between;
  padding-block: var(--space-3);
`;

export function SessionList({ sessions }: { sessions: MemberSession[] }) {
  return (
    <ul>
      {sessions.map((session) => (
        <SessionItem key={session.id} session={session} />
      ))}
    </ul>
  );
}

function SessionItem({ session }: { session: MemberSession }) {
  const { security: copy } = useCopy();
  const name = formatDeviceName(session.device, copy);
  const { end, busy, confirmAndEnd, isDialogOpen, close } = useEndSessionAction(session, name);
  const since = formatDateTime(session.createdAt);
  return (
    <Item>
      <Stack $gap={1}>
        <Row $gap={2}>
          <strong>{name}</strong>
          {session.current && <Badge $tone="good">{copy.thisDevice}</Badge>}
        </Row>
        <Text $size={14} $tone="muted">
          {copy.signedIn} {since} · {session.current ? copy.now : `${copy.lastSeen} ${formatDateTime(session.seenAt)}`}
        </Text>
        {session.current && (
          <Text $size={14} $tone="muted">
            {copy.clearsHere}
          </Text>
        )}
      </Stack>
      <Button
        variant="secondary"
        size="small"
        busy={busy}
        aria-label={copy.signOutDevice(name, since)}
        onClick={confirmAndEnd}
      >
        {copy.signOut}
      </Button>
      {session.current && (
        <ConfirmDialog
          open={isDialogOpen}
          title={copy.clearsHereTitle}
          labels={{ yes: copy.signOut, no: copy.cancel }}
          onConfirm={end}
          onClose={close}
        >
          {copy.clearsHere}
        </ConfirmDialog>
      )}
    </Item>
  );
}

function useEndSessionAction({ id, current }: MemberSession, name: string) {
  const { security: copy } = useCopy();
  const { signOut, hasUnsavedWork } = useSession();
  const navigate = useNavigate();
  const toast = useToast();
  const endSession = useEndSession();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const close = () => setIsDialogOpen(false);

  async function end() {
    close();
    // Navigates home first: this page needs a member and would redirect to sign-in.
    if (current) navigate('/');
    try {
      await (current ? signOut('local') : endSession.mutateAsync(id));
      toast.success(copy.signedOut(name));
    } catch {
      toast.error(copy.signOutFailed);
    }
  }

  /** Ends the session; asks first if unsaved work would be lost. */
  async function confirmAndEnd() {
    if (current && (await hasUnsavedWork().catch(() => false))) setIsDialogOpen(true);
    else await end();
  }

  return { end, confirmAndEnd, isDialogOpen, close, busy: endSession.isPending };
}
