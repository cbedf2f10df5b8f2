import { styled } from '@datewright/sdk/styled';
import { EmptyState, Stack } from '@datewright/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { useSettle } from '../../../hooks/use-settle.ts';
import { type AnalyzedPhoto, isAnalyzed, isProfilePhoto, type Photo } from '../../../lib/photo.ts';
import { createSimilarFinder } from '../../../lib/photo-traits.ts';
import { findVerdict } from '../../../lib/photo-verdict.ts';
import { LeftOutList } from './left-out-list.tsx';
import { OrderStrip } from './order-strip.tsx';
import { ResultCard, showCard } from './result-card.tsx';
import { ResultNotes } from './result-notes.tsx';
import { Viewer } from './viewer.tsx';

/** The cards, and what is missing beside the last one. */
const Columns = styled.div`
  display: grid;
  gap: var(--space-4);
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 64rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  > ol {
    display: contents;
    list-style: none;
  }
  > section {
    padding: var(--space-4) 0;
  }
`;

/** The order, and on a wide screen beside it what to do first. */
const Top = styled.div`
  display: grid;
  gap: var(--space-5) var(--space-6);
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 64rem) {
    align-items: start;
    grid-template-columns: repeat(auto-fit, minmax(28rem, 1fr));
  }
`;

interface Props {
  /** All photos. */
  photos: readonly Photo[];
  /** Those for the profile, in their order. */
  order: readonly AnalyzedPhoto[];
  /** What to do first. */
  next?: ReactNode;
  /** Shown between the order and the cards. */
  notice?: ReactNode;
  /** What no photo shows. */
  missing?: ReactNode;
  /** Why the first photo leads. */
  leadReason: string | null;
  /** The results came during this visit. */
  areNew: boolean;
  /** The photo after the one fix that an edit can make; null without one. */
  renderFixed: (photo: AnalyzedPhoto) => ReactNode;
  onChangeOrder: () => void;
  /** Uses the photo in place of one that is nearly the same. */
  onChoose: (photo: AnalyzedPhoto) => void;
  /** `isCropped`: with the crop that the AI suggests. */
  onEdit: (photo: AnalyzedPhoto, isCropped: boolean) => void;
  onTurn: (photo: AnalyzedPhoto) => Promise<void>;
}

/** The order of the profile, a card for each of its photos, and last the photos that no profile can use. */
export function ResultList(props: Props) {
  const {
    photos,
    order,
    next,
    notice,
    missing,
    leadReason,
    areNew,
    renderFixed,
    onChangeOrder,
    onChoose,
    onEdit,
    onTurn,
  } = props;
  const { results: copy } = useCopy();
  const [openId, setOpenId] = useState<string | null>(null);
  const cards = useRef<HTMLOListElement>(null);
  useSettle(cards);
  const leftOut = photos.filter(isAnalyzed).filter((photo) => !isProfilePhoto(photo));
  const findSimilar = createSimilarFinder(photos.filter(isProfilePhoto));
  const areAllRepeats = order.length > 1 && order.every(({ isRepeat }) => isRepeat);
  const showChosen = useShowChosen();

  return (
    <Stack>
      {(order.length > 1 || next) && (
        <Top>
          {order.length > 1 && <OrderStrip order={order} onChangeOrder={onChangeOrder} />}
          {next}
        </Top>
      )}
      {notice}
      {order.length > 0 && <ResultNotes order={order} areAllRepeats={areAllRepeats} />}
      {order.length === 0 && (
        <EmptyState icon="camera" title={copy.emptyTitle}>
          {copy.emptyText}
        </EmptyState>
      )}
      <Columns>
        {order.length > 0 && (
          <ol ref={cards} aria-label={copy.list}>
            {order.map((photo, place) => (
              <ResultCard
                key={photo.id}
                photo={photo}
                place={place}
                verdict={findVerdict(order, place)}
                reason={place === 0 && order.length > 1 ? leadReason : null}
                similar={findSimilar(photo)}
                fixed={renderFixed(photo)}
                isNew={areNew}
                isRepeatSaid={areAllRepeats}
                onOpen={({ id }) => setOpenId(id)}
                onChoose={(similar) => {
                  showChosen(similar.id);
                  onChoose(similar);
                }}
                onEdit={(isCropped) => onEdit(photo, isCropped)}
                onTurn={() => onTurn(photo)}
              />
            ))}
          </ol>
        )}
        {missing}
      </Columns>
      <LeftOutList photos={leftOut} />
      <Viewer
        photos={order
          .flatMap((photo) => [photo, ...findSimilar(photo).photos])
          .filter(({ isPlaceholder }) => !isPlaceholder)}
        openId={openId}
        onMove={setOpenId}
        onClose={() => setOpenId(null)}
      />
    </Stack>
  );
}

/** Returns what shows the card of the photo that a member chose: the pressed button goes with its card. */
function useShowChosen() {
  const [chosenId, setChosenId] = useState<string | null>(null);
  useEffect(() => {
    if (chosenId) showCard(chosenId);
  }, [chosenId]);
  return setChosenId;
}
