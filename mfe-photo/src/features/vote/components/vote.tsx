import { ApiError } from '@datewright/sdk/host';
import { Button, Heading, Notice, Skeleton, Stack, Text } from '@datewright/ui';
import { useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { useFriendLink } from '../api/use-friend-link.ts';
import { LinkClosed } from './link-closed.tsx';
import { Pairs } from './pairs.tsx';
import { ReportLink } from './report-link.tsx';

/** The page that a friend with a link sees. */
export function Vote({ token }: { token: string }) {
  const { friendsPage: copy } = useCopy();
  const { data, error, refetch, isFetching } = useFriendLink(token);
  const [isReported, setReported] = useState(false);
  if (isReported) return <LinkClosed why="reported" />;
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'friend_link_gone') return <LinkClosed why="gone" />;
  if (code === 'friend_link_full') return <LinkClosed why="full" />;
  return (
    <Stack>
      <Heading as="h1" $size={28}>
        {copy.title}
      </Heading>
      <Text>{copy.text}</Text>
      {data && <Pairs token={token} pairs={data.pairs} />}
      {!data && error && (
        <Notice
          tone="bad"
          live="polite"
          title={copy.failed}
          action={
            <Button variant="secondary" size="small" busy={isFetching} onClick={() => refetch()}>
              {copy.retry}
            </Button>
          }
        >
          {error instanceof ApiError && error.message}
        </Notice>
      )}
      {!data && !error && (
        <Stack aria-busy>
          <Skeleton $height="2rem" />
          <Skeleton $height="18rem" $radius="var(--radius-card)" />
          <Skeleton $height="18rem" $radius="var(--radius-card)" />
        </Stack>
      )}
      <Stack $gap={2} $align="start">
        <Text $tone="muted" $size={14}>
          {copy.private}
        </Text>
        {data && <ReportLink token={token} onReported={() => setReported(true)} />}
      </Stack>
    </Stack>
  );
}
