import { styled } from '@datewright/sdk/styled';
import { EmptyState, Notice, Stack, Text } from '@datewright/ui';
import { type ReactNode, useRef, useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { useSettle } from '../../../hooks/use-settle.ts';
import { type AnalyzedPhoto, isAnalyzed, type Photo } from '../../../lib/photo.ts';
import { findVerdict } from '../../../lib/photo-verdict.ts';
import { ResultCard } from './result-card.tsx';
import { Viewer } from './viewer.tsx';

const Cards = styled.ol`
  container-type: inline-size;
  display: grid;
  gap: var(--space-4);
  grid-template-columns: minmax(0, 1fr);
`;

interface Props {
  /** All photos. */
  photos: readonly Photo[];
  /** Those for the profile, in their order. */
  order: readonly AnalyzedPhoto[];
  /** Why the first photo leads. */
  leadReason: string | null;
  /** The results came during this visit. */
  areNew: boolean;
  /** The photo after the one fix that an edit can make; null without one. */
  renderFixed: (photo: AnalyzedPhoto) => ReactNode;
  onEdit: (photo: AnalyzedPhoto) => void;
  onTurn: (photo: AnalyzedPhoto) => Promise<void>;
}

/** A card for each photo that a profile can use, in the order of the profile. */
export function ResultList({ photos, order, leadReason, areNew, renderFixed, onEdit, onTurn }: Props) {
  const { results: copy } = useCopy();
  const [openId, setOpenId] = useState<string | null>(null);
  const cards = useRef<HTMLOListElement>(null);
  useSettle(cards);
  const mystery = photos.filter(isAnalyzed).length - order.length;
  const blind = order.find(({ result }) => !result.sees);

  return (
    <Stack>
      {mystery > 0 && <Text $tone="muted">{copy.mystery(mystery)}</Text>}
      {order.length === 0 && (
        <EmptyState icon="camera" title={copy.emptyTitle}>
          {copy.emptyText}
        </EmptyState>
      )}
      {order.length > 0 && (
        <Cards ref={cards} aria-label={copy.list}>
          {order.map((photo, place) => {
            return (
              <ResultCard
                key={photo.id}
                photo={photo}
                place={place}
                verdict={findVerdict(order, place)}
                reason={place === 0 && order.length > 1 ? leadReason : null}
                fixed={renderFixed(photo)}
                isNew={areNew}
                onOpen={() => setOpenId(photo.id)}
                onEdit={() => onEdit(photo)}
                onTurn={() => onTurn(photo)}
              />
            );
          })}
        </Cards>
      )}
      {blind && <Notice tone="ai">{copy.blind(blind.result.writtenBy)}</Notice>}
      <Viewer photos={order} openId={openId} onMove={setOpenId} onClose={() => setOpenId(null)} />
    </Stack>
  );
}
