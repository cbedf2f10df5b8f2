import { styled } from '@datewright/sdk/styled';
import { EmptyState, Stack, Text } from '@datewright/ui';
import { useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { type AnalyzedPhoto, isAnalyzed, isShown, type Photo } from '../../../photos/photo.ts';
import { ResultCard } from './result-card.tsx';
import { Viewer } from './viewer.tsx';

const Cards = styled.ul`
  display: grid;
  gap: var(--space-4);
  grid-template-columns: minmax(0, 1fr);
`;

interface Props {
  photos: readonly Photo[];
  onBetter?: ((photo: AnalyzedPhoto) => void) | undefined;
}

/** A card for each photo that shows something for a profile. */
export function ResultList({ photos, onBetter }: Props) {
  const { results: copy } = useCopy();
  const [openId, setOpenId] = useState<string | null>(null);
  const shown = photos.filter(isShown);
  const mystery = photos.filter(isAnalyzed).length - shown.length;
  return (
    <Stack>
      {mystery > 0 && <Text $tone="muted">{copy.mystery(mystery)}</Text>}
      {shown.length === 0 ? (
        <EmptyState icon="camera" title={copy.emptyTitle}>
          {copy.emptyText}
        </EmptyState>
      ) : (
        <Cards>
          {shown.map((photo) => (
            <ResultCard
              key={photo.id}
              photo={photo}
              onOpen={() => setOpenId(photo.id)}
              onBetter={onBetter && (() => onBetter(photo))}
            />
          ))}
        </Cards>
      )}
      <Viewer photos={shown} openId={openId} onMove={setOpenId} onClose={() => setOpenId(null)} />
    </Stack>
  );
}
