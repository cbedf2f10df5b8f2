import { styled } from '@datewright/sdk/styled';
import { Button, Row, Stack, Text } from '@datewright/ui';
import { CroppedPhoto } from '../../../components/cropped-photo.tsx';
import { Fold } from '../../../components/fold.ts';
import { LineThumbnail, PhotoLines } from '../../../components/photo-lines.ts';
import { useCopy } from '../../../copy/use-copy.ts';
import type { AnalyzedPhoto } from '../../../lib/photo.ts';
import { MeasurementSection } from './measurement-section.tsx';
import { OpinionSection } from './opinion-section.tsx';
import { PhotoScore } from './photo-score.tsx';

const Thumbnail = styled.button`
  background: none;
  border: 0;
  cursor: zoom-in;
  display: block;
  height: 100%;
  padding: 0;
  width: 100%;
`;

interface Props {
  photos: readonly AnalyzedPhoto[];
  /** The card's photo is the best; otherwise the member chose it. */
  isBest: boolean;
  isNew: boolean;
  onOpen: (photo: AnalyzedPhoto) => void;
  onChoose: (photo: AnalyzedPhoto) => void;
}

/** The photos that are nearly the same as the card's, folded: each with its whole result. */
export function SimilarList({ photos, isBest, isNew, onOpen, onChoose }: Props) {
  const { results: copy } = useCopy();
  return (
    <Fold $hasRule>
      <summary>{copy.similar(photos.length + 1, isBest)}</summary>
      <PhotoLines aria-label={copy.similarList}>
        {photos.map((photo) => (
          <li key={photo.id}>
            <LineThumbnail>
              {photo.isPlaceholder ? (
                <CroppedPhoto photo={photo} alt={photo.name} />
              ) : (
                <Thumbnail type="button" aria-label={copy.open(photo.name)} onClick={() => onOpen(photo)}>
                  <CroppedPhoto photo={photo} alt={photo.name} />
                </Thumbnail>
              )}
            </LineThumbnail>
            <Stack $gap={2}>
              <Row $justify="space-between" $gap={2}>
                <Text $size={14} $tone="muted">
                  {photo.name}
                </Text>
                <PhotoScore id={photo.operationId + photo.id} score={photo.result.score} isNew={isNew} />
              </Row>
              {photo.isRepeat && (
                <Text $tone="muted" $size={14}>
                  {copy.repeat}
                </Text>
              )}
              <Row>
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={copy.chooseNamed(photo.name)}
                  onClick={() => onChoose(photo)}
                >
                  {copy.choose}
                </Button>
              </Row>
              <OpinionSection result={photo.result} hasFix={false} isAlike />
              <MeasurementSection measured={photo.result.measured} thumbnail={photo.thumbnail} onMark={() => {}} />
            </Stack>
          </li>
        ))}
      </PhotoLines>
    </Fold>
  );
}
