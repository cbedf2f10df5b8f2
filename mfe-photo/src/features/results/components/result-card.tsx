import type { Area } from '@datewright/contracts/photo/area';
import { styled } from '@datewright/sdk/styled';
import { Button, Card, Heading, Icon, Row, Stack, Text } from '@datewright/ui';
import { type ReactNode, useState } from 'react';
import { PhotoCrop } from '../../../components/photo-crop.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import { usePhotoTitle } from '../../../hooks/use-photo-title.ts';
import { getCropPosition } from '../../../lib/crop-position.ts';
import type { AnalyzedPhoto } from '../../../lib/photo.ts';
import type { PhotoVerdict } from '../../../lib/photo-verdict.ts';
import { formatVerdict } from '../../../lib/verdict-text.ts';
import { MarkedPhoto } from './marked-photo.tsx';
import { MeasurementSection } from './measurement-section.tsx';
import { OpinionSection } from './opinion-section.tsx';
import { PhotoScore } from './photo-score.tsx';
import { SimilarList } from './similar-list.tsx';
import { TurnNotice } from './turn-notice.tsx';

const Sheet = styled(Card).attrs({ $padding: 4 })`
  container-type: inline-size;
  scroll-margin-top: calc(var(--header-height) + var(--space-4));
`;

/** On a phone a small photo stands beside the verdict, so that what to change is on the same screen; a pair below it. */
const Parts = styled.div<{ $isPair: boolean }>`
  display: grid;
  gap: var(--space-4);
  grid-template: 'head' 'picture' 'rest' / minmax(0, 1fr);
  @container (min-width: 15rem) {
    ${({ $isPair }) => !$isPair && "grid-template: 'picture head' 'rest rest' / min(7rem, 35%) minmax(0, 1fr);"}
  }
  @container (min-width: 27rem) {
    column-gap: var(--space-5);
    grid-template: 'picture head' auto 'picture rest' 1fr / ${({ $isPair }) => ($isPair ? '15rem' : '12rem')} minmax(0, 1fr);
  }
  @container (min-width: 40rem) {
    column-gap: var(--space-6);
    grid-template-columns: 20rem minmax(0, 1fr);
  }
`;

const Head = styled(Stack).attrs({ $gap: 2 })`
  grid-area: head;
`;

/** The score is beside the verdict. */
const Title = styled(Row).attrs({ $gap: 3 })`
  align-items: baseline;
  row-gap: var(--space-1);
  @container (min-width: 27rem) {
    flex-wrap: nowrap;
  }
`;

/** The photo, and beside it the same photo once it is fixed. */
const Pictures = styled.div<{ $isPair: boolean }>`
  align-self: start;
  display: grid;
  gap: var(--space-2);
  grid-area: picture;
  grid-template-columns: ${({ $isPair }) => ($isPair ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)')};
  @container (min-width: 27rem) {
    position: sticky;
    top: calc(var(--header-height) + var(--space-4));
  }
`;

const Side = styled.figure`
  color: var(--muted);
  font-size: var(--text-14);
`;

const Rest = styled(Stack).attrs({ $gap: 3 })`
  grid-area: rest;
`;

const toCardId = (photoId: string) => `result-${photoId}`;

/** Scrolls to the card of a photo and focuses it. */
export function showCard(photoId: string): void {
  const card = document.getElementById(toCardId(photoId));
  card?.scrollIntoView({ block: 'start' });
  card?.focus({ preventScroll: true });
}

interface Props {
  photo: AnalyzedPhoto;
  /** In the order of the profile, from 0. */
  place: number;
  verdict: PhotoVerdict;
  /** Why the photo goes first; null for any other. */
  reason: string | null;
  /** Photos that are nearly the same, and whether this one is the best of them. */
  similar: { photos: readonly AnalyzedPhoto[]; isBest: boolean };
  /** The photo after the one fix that an edit can make; null where only another photo would help. */
  fixed: ReactNode;
  /** The result came during this visit. */
  isNew: boolean;
  /** The list says already that no photo cost anything. */
  isRepeatSaid: boolean;
  onOpen: (photo: AnalyzedPhoto) => void;
  onChoose: (photo: AnalyzedPhoto) => void;
  onEdit: (isCropped: boolean) => void;
  onTurn: () => Promise<void>;
}

/** One photo: the verdict with its score, the one fix, the AI's opinion, and folded the measurements. */
export function ResultCard({
  photo,
  place,
  verdict,
  reason,
  similar,
  fixed,
  isNew,
  isRepeatSaid,
  onOpen,
  onChoose,
  onEdit,
  onTurn,
}: Props) {
  const { results: copy, verdicts } = useCopy();
  const [marked, setMarked] = useState<Area | null>(null);
  const { id, result, name, thumbnail } = photo;
  const title = usePhotoTitle()(photo, place);
  const hasFix = fixed !== null;
  const picture = (
    <MarkedPhoto
      photo={photo}
      alt={copy.alt(title, name)}
      marked={marked}
      label={copy.open(name)}
      onOpen={photo.isPlaceholder ? null : () => onOpen(photo)}
    />
  );
  const canEdit = !result.turned && !photo.isPlaceholder;
  const edit = canEdit && (
    <div>
      <Button variant={hasFix ? 'secondary' : 'ghost'} size="small" onClick={() => onEdit(false)}>
        <Icon name="edit" size={16} />
        {hasFix ? copy.doBrighten : copy.better}
      </Button>
    </div>
  );
  return (
    <Sheet as="li" id={toCardId(id)} tabIndex={-1}>
      <Parts $isPair={hasFix}>
        <Head>
          <Title>
            <Heading as="h3" $size={22}>
              {formatVerdict(verdicts, verdict)}
            </Heading>
            <PhotoScore id={photo.operationId + id} score={result.score} isNew={isNew} />
          </Title>
          {reason && <Text>{reason}</Text>}
          {photo.isRepeat && !isRepeatSaid && (
            <Text $tone="muted" $size={14}>
              {copy.repeat}
            </Text>
          )}
          <TurnNotice result={result} onTurn={photo.isPlaceholder ? null : onTurn} />
          {hasFix && !result.turned && (
            <Text>
              <strong>{copy.change}:</strong> {copy.brighten}
            </Text>
          )}
        </Head>
        <Pictures $isPair={hasFix}>
          {hasFix ? (
            <>
              <Side>
                {picture}
                <figcaption>{copy.before}</figcaption>
              </Side>
              <Side>
                <PhotoCrop $position={getCropPosition({ result: { ...result, ...result.turned } })}>{fixed}</PhotoCrop>
                <figcaption aria-hidden="true">{copy.after}</figcaption>
              </Side>
            </>
          ) : (
            picture
          )}
        </Pictures>
        <Rest>
          {hasFix && edit}
          <OpinionSection
            result={result}
            hasFix={hasFix}
            isAlike={verdict.kind === 'alike'}
            onShowCrop={canEdit && result.suggestedCrop ? () => onEdit(true) : null}
          />
          {!hasFix && edit}
          <MeasurementSection measured={result.measured} thumbnail={thumbnail} onMark={setMarked} />
          {similar.photos.length > 0 && <SimilarList {...similar} isNew={isNew} onOpen={onOpen} onChoose={onChoose} />}
        </Rest>
      </Parts>
    </Sheet>
  );
}
