import { styled } from '@datewright/sdk/styled';
import { useFriendPhoto } from '../api/use-friend-photo.ts';
import type { Pair } from '../hooks/use-vote.ts';
import { useVoteKeys } from '../hooks/use-vote-keys.ts';
import type { VoteMark } from '../lib/saved-vote.ts';
import { LinkClosed } from './link-closed.tsx';
import { VotePhoto } from './vote-photo.tsx';

const Photos = styled.div`
  display: grid;
  gap: var(--space-3);
  @media (min-width: 40rem) {
    grid-template-columns: 1fr 1fr;
  }
`;

interface Props {
  token: string;
  pair: Pair;
  onChoose: (mark: VoteMark) => void;
}

/** Two photos to choose from, shown once both are loaded. */
export function PairPhotos({ token, pair: [left = 0, right = 0], onChoose }: Props) {
  const photos = { left: useFriendPhoto(token, left), right: useFriendPhoto(token, right) };
  const choose = (mark: VoteMark) => {
    if (photos.left.url && photos.right.url) onChoose(mark);
  };
  useVoteKeys(choose);
  if (photos.left.isGone || photos.right.isGone) return <LinkClosed why="gone" level="h2" />;
  return (
    <Photos>
      <VotePhoto photo={photos.left} side="left" onChoose={() => choose('left')} />
      <VotePhoto photo={photos.right} side="right" onChoose={() => choose('right')} />
    </Photos>
  );
}
