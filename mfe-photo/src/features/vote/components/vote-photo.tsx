import { styled } from '@datewright/sdk/styled';
import { Button, Skeleton, Stack, Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import type { useFriendPhoto } from '../api/use-friend-photo.ts';

const Frame = styled.button`
  background: var(--surface-raised);
  border: 2px solid var(--hairline);
  border-radius: var(--radius-card);
  cursor: pointer;
  display: grid;
  height: max(15rem, calc((100dvh - 19rem) / 2));
  overflow: hidden;
  padding: 0;
  place-items: center;
  position: relative;
  transition: border-color var(--time-feedback);
  width: 100%;
  &:hover,
  &:focus-visible {
    border-color: var(--text);
  }
  > img {
    height: 100%;
    inset: 0;
    object-fit: contain;
    position: absolute;
    width: 100%;
  }
  @media (min-width: 40rem) {
    height: min(36rem, max(16rem, calc(100dvh - 22rem)));
  }
`;

interface Props {
  photo: ReturnType<typeof useFriendPhoto>;
  side: 'left' | 'right';
  onChoose: () => void;
}

/** One large photo of a pair; pressing it chooses it. */
export function VotePhoto({ photo, side, onChoose }: Props) {
  const { friendsPage: copy } = useCopy();
  const { url, isError, refetch } = photo;
  if (isError) {
    return (
      <Frame as="div">
        <Stack $align="center" $gap={3}>
          <Text>{copy.photoFailed}</Text>
          <Button variant="secondary" size="small" onClick={() => refetch()}>
            {copy.retry}
          </Button>
        </Stack>
      </Frame>
    );
  }
  return (
    <Frame
      type="button"
      aria-label={side === 'left' ? copy.chooseFirst : copy.chooseSecond}
      aria-busy={!url || undefined}
      onClick={onChoose}
    >
      {url ? (
        <img src={url} alt={side === 'left' ? copy.first : copy.second} draggable={false} />
      ) : (
        <Skeleton $height="100%" />
      )}
    </Frame>
  );
}
