import type { Match } from '@datewright/contracts/chatpad/match';
import { styled } from '@datewright/sdk/styled';
import { Badge, Button, EmptyState, Skeleton, Stack } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';

const List = styled.ul`
  display: grid;
  gap: var(--space-1);
  list-style: none;
  margin: 0;
  padding: 0;
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
  /** `undefined` while they are loading. */
  matches: Match[] | undefined;
  openId: string | null;
  onOpen: (matchId: string | null) => void;
  onDeleteAll: () => void;
}

export function MatchList({ matches, openId, onOpen, onDeleteAll }: Props) {
  const { matches: copy } = useCopy();
  return (
    <Stack $gap={3} aria-busy={matches === undefined}>
      <Button variant="secondary" full onClick={() => onOpen(null)}>
        {copy.add}
      </Button>
      {matches === undefined && [1, 2, 3].map((n) => <Skeleton key={n} $height="3.25rem" />)}
      {matches?.length === 0 && <EmptyState title={copy.emptyTitle}>{copy.emptyText}</EmptyState>}
      {matches && matches.length > 0 && (
        <>
          <List>
            {matches.map((match) => (
              <li key={match.id}>
                <Entry type="button" aria-current={match.id === openId} onClick={() => onOpen(match.id)}>
                  <Head>
                    <strong>{match.name || copy.nameless}</strong>
                    {match.closed && <Badge>{copy.closed}</Badge>}
                  </Head>
                  <small>{match.interests.join(', ') || match.messages.at(-1)?.content || match.bio || '…'}</small>
                </Entry>
              </li>
            ))}
          </List>
          <Button variant="ghost" size="small" onClick={onDeleteAll}>
            {copy.removeAll}
          </Button>
        </>
      )}
    </Stack>
  );
}
