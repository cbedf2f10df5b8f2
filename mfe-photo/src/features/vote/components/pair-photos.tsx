import { styled } from '@datewright/sdk/styled';
import { usePhoto } from '../api/use-photos.ts';
import type { Mark } from '../kept-vote.ts';
import type { Pair } from '../use-vote.ts';
import { useVoteKeys } from '../use-vote-keys.ts';
import { LinkOver } from './link-over.tsx';
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
  onChoose: (mark: Mark) => void;
}

/** Two photos to choose from, once both are there: nobody chooses what they have not seen. */
export function PairPhotos({ token, pair: [left = 0, right = 0], onChoose }: Props) {
  const photos = { left: usePhoto(token, left), right: usePhoto(token, right) };
  const choose = (mark: Mark) => {
    if (photos.left.url && photos.right.url) onChoose(mark);
  };
  useVoteKeys(choose);
  if (photos.left.isGone || photos.right.isGone) return <LinkOver why="gone" level="h2" />;
  return (
    <Photos>
      <VotePhoto photo={photos.left} side="left" onChoose={() => choose('left')} />
      <VotePhoto photo={photos.right} side="right" onChoose={() => choose('right')} />
    </Photos>
  );
}
