import type { Match } from '@datewright/contracts/chatpad/match';
import { styled } from '@datewright/sdk/styled';
import { Badge, Button, EmptyState, RetryNotice, Skeleton, Stack } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';

const List = styled.ul`
  display: grid;
  gap: var(--space-1);
`;

const Entry = styled.button`
  background: transparent;
  border: 0;
  border-radius: var(--radius-control);
  color: inherit;
  cursor: pointer;
  display: grid;
  min-height: var(--target);
  padding: var(--space-2) var(--space-3);
  text-align: left;
  width: 100%;
  &:hover,
  &[aria-current='true'] {
    background: var(--surface-raised);
  }
  strong,
  small {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small {
    color: var(--muted);
    font-size: var(--text-14);
  }
`;

const Head = styled.span`
  align-items: center;
  display: flex;
  gap: var(--space-2);
  justify-content: space-between;
  min-width: 0;
`;

interface Props {
  /** `undefined` until loaded. */
  matches: Match[] | undefined;
  /** The matches could not be loaded. */
  hasFailed: boolean;
  onRetry: () => void;
  /** Matches that exist only in this browser. */
  unsaved: { slot: string; name: string; preview: string }[];
  /** The id of the open match, or the slot of an unsaved one. */
  openSlot: string;
  /** `null` opens a new, empty match. */
  onOpen: (slot: string | null) => void;
  onDeleteAll: () => void;
}

export function MatchList({ matches, hasFailed, onRetry, unsaved, openSlot, onOpen, onDeleteAll }: Props) {
  const { matches: copy } = useCopy();
  const isLoading = matches === undefined && !hasFailed;
  return (
    <Stack $gap={3} aria-busy={isLoading}>
      <Button variant="secondary" full onClick={() => onOpen(null)}>
        {copy.add}
      </Button>
      {hasFailed && <RetryNotice onRetry={onRetry}>{copy.loadFailed}</RetryNotice>}
      {isLoading && [1, 2, 3].map((n) => <Skeleton key={n} $height="3.25rem" />)}
      {matches?.length === 0 && unsaved.length === 0 && (
        <EmptyState title={copy.emptyTitle}>{copy.emptyText}</EmptyState>
      )}
      <List>
        {unsaved.map(({ slot, name, preview }) => (
          <MatchListItem
            key={slot}
            {...{ name, preview, badge: copy.unmade, isOpen: slot === openSlot }}
            onOpen={() => onOpen(slot)}
          />
        ))}
        {matches?.map((match) => (
          <MatchListItem
            key={match.id}
            name={match.name}
            badge={match.closed ? copy.closed : null}
            preview={match.interests.join(', ') || (match.lastMessage ?? match.messages.at(-1))?.content || match.bio}
            isOpen={match.id === openSlot}
            onOpen={() => onOpen(match.id)}
          />
        ))}
      </List>
      {matches && matches.length > 1 && (
        <Button variant="ghost" size="small" onClick={onDeleteAll}>
          {copy.removeAll}
        </Button>
      )}
    </Stack>
  );
}

interface MatchListItemProps {
  name: string;
  preview: string;
  badge: string | null;
  isOpen: boolean;
  onOpen: () => void;
}

function MatchListItem({ name, preview, badge, isOpen, onOpen }: MatchListItemProps) {
  const { matches: copy } = useCopy();
  return (
    <li>
      <Entry type="button" aria-current={isOpen} onClick={onOpen}>
        <Head>
          <strong>{name || copy.nameless}</strong>
          {badge && <Badge>{badge}</Badge>}
        </Head>
        <small>{preview || '…'}</small>
      </Entry>
    </li>
  );
}
