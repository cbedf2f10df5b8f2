import type { PlaybookSummary } from '@datewright/contracts/datecoach/playbook';
import { useToast } from '@datewright/sdk/host';
import { styled } from '@datewright/sdk/styled';
import { Button, Heading, RetryNotice, Row, Skeleton, Stack } from '@datewright/ui';
import { ConfirmDialog } from '@datewright/ui/confirm-dialog';
import { useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { useDeletePlaybook } from '../api/use-delete-playbook.ts';
import type { PlaybookListState } from '../hooks/use-existing-playbook.ts';
import { PlaybookListItem } from './playbook-list-item.tsx';

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  grid-template-columns: minmax(0, 1fr);
`;

const headingId = 'your-playbooks';

/** Playbooks listed before "Show all". */
const initialCount = 5;

interface Props {
  list: PlaybookListState;
  /** Whether ChatPad still has the match; undefined while that is not known. */
  hasMatch: (profileId: string) => boolean | undefined;
  onOpen: (playbook: PlaybookSummary) => void;
  onDeleted: (operationId: string) => void;
}

/** The member's earlier playbooks. Opening one is free. */
export function PlaybookList({ list, hasMatch, onOpen, onDeleted }: Props) {
  const { playbook: copy } = useCopy();
  const toast = useToast();
  const deletion = useDeletePlaybook();
  const [deleteTarget, setDeleteTarget] = useState<PlaybookSummary | null>(null);
  const [isExpanded, setExpanded] = useState(false);

  async function remove(operationId: string) {
    try {
      await deletion.mutateAsync(operationId);
      onDeleted(operationId);
      document.getElementById(headingId)?.focus();
      toast.success(copy.deleted);
    } catch {
      toast.error(copy.deleteFailed);
    }
    setDeleteTarget(null);
  }

  const complete = list.playbooks?.filter(({ isWhole }) => isWhole) ?? [];
  if (!list.playbooks && !list.isFailed) return <Skeleton $height="4rem" />;
  if (list.playbooks && complete.length === 0) return null;
  return (
    <Stack as="section" $gap={3} aria-labelledby={headingId}>
      <Heading id={headingId} $size={22} tabIndex={-1}>
        {copy.yours}
      </Heading>
      {list.isFailed && (
        <RetryNotice tone="careful" onRetry={list.refetch}>
          {copy.listFailed}
        </RetryNotice>
      )}
      <List>
        {complete.slice(0, isExpanded ? undefined : initialCount).map((playbook) => (
          <PlaybookListItem
            key={playbook.operationId}
            playbook={playbook}
            isMatchGone={playbook.profileId !== '' && hasMatch(playbook.profileId) === false}
            onOpen={() => onOpen(playbook)}
            onDelete={() => setDeleteTarget(playbook)}
          />
        ))}
      </List>
      {!isExpanded && complete.length > initialCount && (
        <Row>
          <Button variant="ghost" size="small" onClick={() => setExpanded(true)}>
            {copy.showAll(complete.length)}
          </Button>
        </Row>
      )}
      <ConfirmDialog
        open={deleteTarget !== null}
        title={copy.deleteTitle(deleteTarget?.locationName ?? '')}
        labels={{ yes: copy.delete, no: copy.keep }}
        busy={deletion.isPending}
        onConfirm={() => deleteTarget && void remove(deleteTarget.operationId)}
        onClose={() => setDeleteTarget(null)}
      >
        {copy.deleteText}
      </ConfirmDialog>
    </Stack>
  );
}
