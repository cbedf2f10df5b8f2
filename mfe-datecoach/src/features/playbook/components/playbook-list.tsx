import { deletePlaybook } from '@datewright/contracts/datecoach/delete-playbook';
import type { PlaybookSummary } from '@datewright/contracts/datecoach/playbook';
import { ApiError, useApi, useToast } from '@datewright/sdk/host';
import { useMutation, useQueryClient } from '@datewright/sdk/query';
import { styled } from '@datewright/sdk/styled';
import { Badge, Button, Heading, IconButton, Notice, Row, Skeleton, Stack } from '@datewright/ui';
import { ConfirmDialog } from '@datewright/ui/confirm-dialog';
import { useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { playbooksQuery } from '../api/playbook-queries.ts';
import type { PlaybookListState } from '../hooks/use-existing-playbook.ts';

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  grid-template-columns: minmax(0, 1fr);
  list-style: none;
  margin: 0;
  padding: 0;
`;

const Entry = styled.li`
  align-items: center;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-control);
  display: flex;
  padding: var(--space-1) var(--space-1) var(--space-1) 0;
`;

const Open = styled.button.attrs({ type: 'button' })`
  background: none;
  border: 0;
  border-radius: var(--radius-control);
  color: inherit;
  cursor: pointer;
  display: grid;
  flex: 1;
  min-height: var(--target);
  min-width: 0;
  overflow-wrap: anywhere;
  padding: var(--space-2) var(--space-4);
  text-align: left;
  > small {
    color: var(--muted);
    font-size: var(--text-14);
  }
  &:hover > strong {
    text-decoration: underline;
  }
`;

const headingId = 'your-playbooks';

/** Shown at first. */
const initialCount = 5;

interface Props {
  list: PlaybookListState;
  /** Whether the match of a playbook is in ChatPad still; undefined while nobody knows. */
  hasMatch: (profileId: string) => boolean | undefined;
  onOpen: (playbook: PlaybookSummary) => void;
  onDeleted: (operationId: string) => void;
}

/** What was written for the member before. Opening it is free. */
export function PlaybookList({ list, hasMatch, onOpen, onDeleted }: Props) {
  const { playbook: copy, transport } = useCopy();
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const [doomed, setDoomed] = useState<PlaybookSummary | null>(null);
  const [isLong, setIsLong] = useState(false);
  const deletion = useMutation({
    mutationFn: async (operationId: string) => {
      try {
        await api.call(deletePlaybook, { params: { operationId } });
      } catch (error) {
        // Another tab was quicker.
        if (!(error instanceof ApiError && error.code === 'playbook_not_found')) throw error;
      }
    },
  });

  async function remove(operationId: string) {
    try {
      await deletion.mutateAsync(operationId);
      queries.setQueryData(playbooksQuery(api).queryKey, (before) =>
        before?.filter((one) => one.operationId !== operationId),
      );
      onDeleted(operationId);
      document.getElementById(headingId)?.focus();
      toast.success(copy.deleted);
    } catch {
      toast.error(copy.deleteFailed);
    }
    setDoomed(null);
  }

  const saidOf = (one: PlaybookSummary) => [
    ...(one.matchName ? [copy.forMatch(one.matchName)] : []),
    copy.styles[one.responseStyle],
    ...(one.transportMode ? [transport.modes[one.transportMode]] : []),
    formatDay(one.createdAt),
  ];
  const whole = list.playbooks?.filter(({ isWhole }) => isWhole) ?? [];
  if (!list.playbooks && !list.isFailed) return <Skeleton $height="4rem" />;
  if (list.playbooks && whole.length === 0) return null;
  return (
    <Stack as="section" $gap={3} aria-labelledby={headingId}>
      <Heading id={headingId} $size={22} tabIndex={-1}>
        {copy.yours}
      </Heading>
      {list.isFailed && (
        <Notice
          tone="careful"
          live="polite"
          action={
            <Button variant="secondary" size="small" onClick={list.read}>
              {copy.retry}
            </Button>
          }
        >
          {copy.listFailed}
        </Notice>
      )}
      <List>
        {whole.slice(0, isLong ? undefined : initialCount).map((one) => (
          <Entry key={one.operationId}>
            <Open onClick={() => onOpen(one)}>
              <strong>{one.locationName}</strong>
              <small>{saidOf(one).join(' · ')}</small>
              {one.profileId !== '' && hasMatch(one.profileId) === false && (
                <span>
                  <Badge>{copy.matchDeleted}</Badge>
                </span>
              )}
            </Open>
            <IconButton icon="trash" label={copy.deleteNamed(one.locationName)} onClick={() => setDoomed(one)} />
          </Entry>
        ))}
      </List>
      {!isLong && whole.length > initialCount && (
        <Row>
          <Button variant="ghost" size="small" onClick={() => setIsLong(true)}>
            {copy.showAll(whole.length)}
          </Button>
        </Row>
      )}
      <ConfirmDialog
        open={doomed !== null}
        title={copy.deleteTitle(doomed?.locationName ?? '')}
        labels={{ yes: copy.delete, no: copy.keep }}
        busy={deletion.isPending}
        onConfirm={() => doomed && void remove(doomed.operationId)}
        onClose={() => setDoomed(null)}
      >
        {copy.deleteText}
      </ConfirmDialog>
    </Stack>
  );
}

const formatDay = (at: string) => new Date(at).toLocaleDateString('en-US', { day: 'numeric', month: 'short' });
