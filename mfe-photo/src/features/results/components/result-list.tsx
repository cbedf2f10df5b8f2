import { styled } from '@datewright/sdk/styled';
import { EmptyState, Notice, Stack, Text } from '@datewright/ui';
import { useRef, useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { type AnalyzedPhoto, isAnalyzed, isProfilePhoto, type Photo } from '../../../lib/photo.ts';
import { Overview } from './overview.tsx';
import { ResultCard } from './result-card.tsx';
import { Viewer } from './viewer.tsx';

const narrow = '(max-width: 47.99rem)';

/** On a phone the cards are swiped, because a column of ten would be too long. */
const Cards = styled.ul`
  display: grid;
  gap: var(--space-4);
  @media ${narrow} {
    align-items: start;
    grid-auto-columns: 100%;
    &:has(> :nth-child(2)) {
      grid-auto-columns: calc(100% - var(--space-6));
    }
    grid-auto-flow: column;
    overflow-x: auto;
    overscroll-behavior-x: contain;
    position: relative;
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
    > li {
      scroll-snap-align: start;
    }
  }
  @media (min-width: 48rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

interface Props {
  photos: readonly Photo[];
  onBetter: (photo: AnalyzedPhoto) => void;
  onTurn: (photo: AnalyzedPhoto) => Promise<void>;
}

/** A card for each photo that a profile can use. */
export function ResultList({ photos, onBetter, onTurn }: Props) {
  const { results: copy } = useCopy();
  const [openId, setOpenId] = useState<string | null>(null);
  const cards = useRef<HTMLUListElement>(null);
  const shown = photos.filter(isProfilePhoto);
  const mystery = photos.filter(isAnalyzed).length - shown.length;
  const blind = shown.find(({ result }) => !result.sees);
  const goTo = (place: number) => {
    const block = window.matchMedia(narrow).matches ? 'nearest' : 'start';
    cards.current?.children[place]?.scrollIntoView({ block, inline: 'start' });
  };
  return (
    <Stack>
      {blind && <Notice tone="ai">{copy.blind(blind.result.writtenBy)}</Notice>}
      {mystery > 0 && <Text $tone="muted">{copy.mystery(mystery)}</Text>}
      {shown.length === 0 && (
        <EmptyState icon="camera" title={copy.emptyTitle}>
          {copy.emptyText}
        </EmptyState>
      )}
      {shown.length > 1 && <Overview photos={shown} onGo={goTo} />}
      {shown.length > 0 && (
        <Cards ref={cards}>
          {shown.map((photo, place) => (
            <ResultCard
              key={photo.id}
              photo={photo}
              place={place}
              onOpen={() => setOpenId(photo.id)}
              onBetter={() => onBetter(photo)}
              onTurn={() => onTurn(photo)}
            />
          ))}
        </Cards>
      )}
      <Viewer photos={shown} openId={openId} onMove={setOpenId} onClose={() => setOpenId(null)} />
    </Stack>
  );
}
