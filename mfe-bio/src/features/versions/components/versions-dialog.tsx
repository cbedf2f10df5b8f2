import { formatDateTime } from '@datewright/sdk/dates';
import { styled } from '@datewright/sdk/styled';
import { Badge, Button, Dialog, EmptyState, RetryNotice, Row, Skeleton, Stack, Text } from '@datewright/ui';
import { WrittenByAi } from '@datewright/ui/written-by-ai';
import { useCopy } from '../../../copy/use-copy.ts';
import { useVersions } from '../api/use-versions.ts';
import { listHistory } from '../lib/version-history.ts';

const List = styled.ol`
  display: grid;
  gap: var(--space-4);
`;

const Entry = styled.li`
  border-top: 1px solid var(--hairline);
  display: grid;
  gap: var(--space-2);
  padding-top: var(--space-3);
  > p {
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`;

interface Props {
  open: boolean;
  /** The saved bio. */
  current: string;
  busy: boolean;
  onRestore: (bio: string) => void;
  onClose: () => void;
}

/** Earlier versions of the bio; each can be restored. */
export function VersionsDialog({ open, current, busy, onRestore, onClose }: Props) {
  const { versions: copy, page } = useCopy();
  const { data, isError, refetch } = useVersions(open);
  const texts = data && listHistory(data);
  return (
    <Dialog open={open} onClose={onClose} title={copy.title}>
      <Text $tone="muted" $size={14}>
        {copy.text}
      </Text>
      {!data && !isError && (
        <Stack aria-busy>
          <Skeleton $height="6rem" />
          <Skeleton $height="6rem" />
        </Stack>
      )}
      {!data && isError && <RetryNotice onRetry={() => refetch()}>{copy.loadFailed}</RetryNotice>}
      {texts?.length === 0 && <EmptyState title={copy.empty}>{copy.emptyText}</EmptyState>}
      <List>
        {texts?.map(({ version, writtenBy, bio, at }) => (
          <Entry key={version ?? at}>
            <Row $justify="space-between" $gap={2}>
              <Text $size={14} $tone="muted">
                {version === null ? copy.notSaved : copy.number(version)} ·{' '}
                <time dateTime={at}>{formatDateTime(at)}</time>
              </Text>
              {bio === current ? (
                <Badge>{copy.current}</Badge>
              ) : (
                bio !== '' && (
                  <Button variant="secondary" size="small" busy={busy} onClick={() => onRestore(bio)}>
                    {copy.restore}
                  </Button>
                )
              )}
            </Row>
            {writtenBy && <WrittenByAi>{page.byAi(writtenBy)}</WrittenByAi>}
            {bio === '' ? <Text $tone="muted">{copy.cleared}</Text> : <p>{bio}</p>}
          </Entry>
        ))}
      </List>
    </Dialog>
  );
}
