import { styled } from '@datewright/sdk/styled';
import { EmptyState, Stack, Text } from '@datewright/ui';
import { WrittenByAi } from '@datewright/ui/written-by-ai';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { useSettle } from '../../../hooks/use-settle.ts';
import { type AnalyzedPhoto, isAnalyzed, isProfilePhoto, type Photo } from '../../../lib/photo.ts';
import { groupSimilar } from '../../../lib/photo-traits.ts';
import { findVerdict } from '../../../lib/photo-verdict.ts';
import { formatScore } from '../../../lib/score-tone.ts';
import { LeftOutList } from './left-out-list.tsx';
import { OrderStrip } from './order-strip.tsx';
import { ResultCard, showCard } from './result-card.tsx';
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
  onEdit: (photo: AnalyzedPhoto) => void;
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
  const groups = groupSimilar(photos.filter(isProfilePhoto));
  const findSimilar = (photo: AnalyzedPhoto) => {
    const group = groups.map(({ best, others }) => [best, ...others]).find((similar) => similar.includes(photo)) ?? [];
    return { isBest: group[0] === photo, photos: group.filter((similar) => similar !== photo) };
  };
  const areAllRepeats = order.length > 1 && order.every(({ isRepeat }) => isRepeat);
  // The scale ends here, so the order of these photos says little.
  const isTied = order.filter(({ result }) => formatScore(result.score) === formatScore(10)).length > 1;
  const writers = [...new Set(order.map(({ result }) => result.writtenBy))];
  const blind = order.find(({ result }) => !result.sees);

  const [chosenId, setChosenId] = useState<string | null>(null);
  // The pressed button goes with its card.
  useEffect(() => {
    if (chosenId) showCard(chosenId);
  }, [chosenId]);

  return (
    <Stack>
      {(order.length > 1 || next) && (
        <Top>
          {order.length > 1 && <OrderStrip order={order} onChangeOrder={onChangeOrder} />}
          {next}
        </Top>
      )}
      {notice}
      {order.length > 0 && (
        <div>
          <WrittenByAi>{copy.byAi(writers.join(', '))}</WrittenByAi>
          <Text $tone="muted" $size={14}>
            {blind && copy.blind(blind.result.writtenBy)} {areAllRepeats && copy.allRepeats}
          </Text>
          {isTied && <Text $size={14}>{copy.tied}</Text>}
        </div>
      )}
      {order.length === 0 && (
        <EmptyState icon="camera" title={copy.emptyTitle}>
          {copy.emptyText}
        </EmptyState>
      )}
      <Columns>
        {order.length > 0 && (
          <ol ref={cards} aria-label={copy.list}>
            {order.map((photo, place) => {
              return (
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
                    setChosenId(similar.id);
                    onChoose(similar);
                  }}
                  onEdit={() => onEdit(photo)}
                  onTurn={() => onTurn(photo)}
                />
              );
            })}
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
