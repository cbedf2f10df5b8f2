import type { PendingEmailChange } from '@datewright/contracts/account/email-change';
import { formatDateTime } from '@datewright/sdk/dates';
import { useSession } from '@datewright/sdk/host';
import { styled } from '@datewright/sdk/styled';
import { Badge, Button, Notice, Row, Stack, Text } from '@datewright/ui';
import { useEffect, useRef } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { usePendingEmailActions } from '../hooks/use-pending-email-actions.ts';

const End = styled.li`
  align-items: center;
  border-bottom: 1px solid var(--hairline);
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  justify-content: space-between;
  overflow-wrap: anywhere;
  padding-block: var(--space-3);
`;

interface Props {
  pending: PendingEmailChange;
  /** Replaces the form that was just sent, and takes over its focus. */
  isAnswer: boolean;
}

/** A pending change: whose answer is missing, and the actions. */
export function PendingEmail({ pending, isAnswer }: Props) {
  const { emailChange: copy } = useCopy();
  const { user } = useSession();
  const { resend, resending, wait, cancel, cancelling } = usePendingEmailActions();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAnswer) notice.current?.focus();
  }, [isAnswer]);
  const ends = [
    { name: copy.oldEnd(user?.email ?? ''), done: pending.approved },
    { name: copy.newEnd(pending.email), done: pending.confirmed },
  ];
  return (
    <Stack>
      <Notice tone="info" live="polite" ref={notice} tabIndex={-1} title={copy.pendingTitle(pending.email)}>
        {copy.pendingLead}
      </Notice>
      <ul>
        {ends.map(({ name, done }) => (
          <End key={name}>
            <span>{name}</span>
            <Badge $tone={done ? 'good' : 'careful'}>{done ? copy.done : copy.waiting}</Badge>
          </End>
        ))}
      </ul>
      <Text $tone="muted" $size={14}>
        {copy.until(formatDateTime(pending.expiresAt))}
      </Text>
      <Row $gap={3}>
        <Button variant="secondary" busy={resending} disabled={wait > 0} onClick={resend}>
          {resending ? copy.resending : wait > 0 ? copy.resendIn(wait) : copy.resend}
        </Button>
        <Button variant="ghost" busy={cancelling} onClick={cancel}>
          {copy.cancel}
        </Button>
      </Row>
    </Stack>
  );
}
