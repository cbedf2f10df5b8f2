import { styled } from '@datewright/sdk/styled';
import { Button, Meter, Notice, Row, Stack, Text } from '@datewright/ui';
import { useOnline } from '@datewright/ui/use-online';
import { useCopy } from '../../../copy/use-copy.ts';
import { focusTarget } from '../../../hooks/use-focus-recovery.ts';
import { usePrefetchPhotos } from '../api/use-friend-photo.ts';
import { type Pair, useVote } from '../hooks/use-vote.ts';
import { PairPhotos } from './pair-photos.tsx';
import { VoteFinished } from './vote-finished.tsx';

/** Shown to friends with a keyboard. */
const Keys = styled(Text)`
  @media (pointer: coarse) {
    display: none;
  }
`;

/** The pairs of a link one after the other, then the end of the vote. */
export function Pairs({ token, pairs }: { token: string; pairs: readonly Pair[] }) {
  const { friendsPage: copy } = useCopy();
  const vote = useVote(token, pairs);
  const online = useOnline();
  usePrefetchPhotos(token, vote.next);
  const { pair, at } = vote;
  return (
    <Stack>
      {!online && (
        <Notice tone="careful" live="polite">
          {copy.offline}
        </Notice>
      )}
      {pair ? (
        <>
          <Stack $gap={2}>
            <Text role="status" tabIndex={-1} {...focusTarget}>
              <strong>{copy.question}</strong> {copy.progress(at + 1, pairs.length)}
            </Text>
            <Meter label={copy.progress(at + 1, pairs.length)} value={at} max={pairs.length} tone="good" />
          </Stack>
          <PairPhotos token={token} pair={pair} onChoose={vote.choose} />
          <Row $justify="space-between" $gap={2}>
            <Button variant="ghost" disabled={at === 0} onClick={vote.undo}>
              {copy.undo}
            </Button>
            <Button variant="secondary" onClick={() => vote.choose('skip')}>
              {copy.skip}
            </Button>
          </Row>
          <Keys $tone="muted" $size={14}>
            {copy.keys}
          </Keys>
        </>
      ) : (
        <VoteFinished vote={vote} />
      )}
    </Stack>
  );
}
