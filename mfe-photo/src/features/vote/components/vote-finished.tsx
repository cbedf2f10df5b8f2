import { ApiError } from '@datewright/sdk/host';
import { Button, Card, Heading, Row, SpinnerRing, Stack, Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import { focusTarget } from '../../../hooks/use-focus-recovery.ts';
import type { useVote } from '../hooks/use-vote.ts';
import { LinkClosed } from './link-closed.tsx';

/** After the last pair: the answer is being sent, has arrived, or can be sent again. */
export function VoteFinished({ vote }: { vote: ReturnType<typeof useVote> }) {
  const { friendsPage: copy } = useCopy();
  const { isSent, isSending, hasChosen, error } = vote;
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'friend_link_gone') return <LinkClosed why="gone" level="h2" />;
  if (code === 'friend_link_full') return <LinkClosed why="full" level="h2" />;
  const [title, text] = !hasChosen
    ? [copy.skippedAll, copy.skippedAllText]
    : isSent
      ? [copy.sent, copy.sentText]
      : [copy.unsent, error instanceof ApiError ? error.message : copy.unsentText];
  return (
    <Card role="status">
      {isSending ? (
        <Row $gap={3} $nowrap>
          <SpinnerRing $size={28} />
          <Text>{copy.sending}</Text>
        </Row>
      ) : (
        <Stack $align="start">
          <Heading $size={22} tabIndex={-1} {...focusTarget}>
            {title}
          </Heading>
          <Text>{text}</Text>
          <Row $gap={3}>
            {hasChosen && !isSent && <Button onClick={vote.send}>{copy.send}</Button>}
            <Button variant="ghost" onClick={vote.undo}>
              {copy.undo}
            </Button>
          </Row>
        </Stack>
      )}
    </Card>
  );
}
