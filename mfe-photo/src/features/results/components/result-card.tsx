import type { Area } from '@datewright/contracts/photo/area';
import { styled } from '@datewright/sdk/styled';
import { Button, Card, Heading, Icon, Row, Stack, Text } from '@datewright/ui';
import { type ReactNode, useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { usePhotoTitle } from '../../../hooks/use-photo-title.ts';
import type { AnalyzedPhoto } from '../../../lib/photo.ts';
import type { PhotoVerdict } from '../../../lib/photo-verdict.ts';
import { formatVerdict } from '../lib/verdict-text.ts';
import { MarkedPhoto } from './marked-photo.tsx';
import { MeasurementSection } from './measurement-section.tsx';
import { OpinionSection } from './opinion-section.tsx';
import { PhotoScore } from './photo-score.tsx';
import { TurnNotice } from './turn-notice.tsx';

/** On a phone the verdict stands above the photo. */
const Sheet = styled(Card).attrs({ $padding: 4 })`
  display: grid;
  gap: var(--space-4);
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 48rem) {
    column-gap: var(--space-6);
    grid-template-columns: minmax(0, 22rem) minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    > * {
      grid-column: 2;
    }
  }
`;

const Beside = styled.div`
  display: grid;
  gap: var(--space-3);
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 48rem) {
    align-self: start;
    grid-column: 1;
    grid-row: 1 / span 2;
    position: sticky;
    top: calc(var(--header-height) + var(--space-4));
  }
`;

/** The photo, and beside it the same photo once it is fixed. */
const Pictures = styled.div<{ $isPair: boolean }>`
  display: grid;
  gap: var(--space-2);
  grid-template-columns: ${({ $isPair }) => ($isPair ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)')};
  margin-inline: auto;
  max-width: ${({ $isPair }) => ($isPair ? 'none' : '16rem')};
  width: 100%;
  @media (min-width: 48rem) {
    max-width: none;
  }
`;

const Side = styled.figure`
  color: var(--muted);
  font-size: var(--text-14);
  > canvas {
    border-radius: var(--radius-control);
    display: block;
    width: 100%;
  }
`;

const Name = styled(Text)`
  max-width: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

interface Props {
  photo: AnalyzedPhoto;
  /** In the order of the profile, from 0. */
  place: number;
  verdict: PhotoVerdict;
  /** Why the photo goes first; null for any other. */
  reason: string | null;
  /** The photo after the one fix that an edit can make; null where only another photo would help. */
  fixed: ReactNode;
  /** The result came during this visit. */
  isNew: boolean;
  onOpen: () => void;
  onEdit: () => void;
  onTurn: () => Promise<void>;
}

/** One photo: the verdict with its score, the one fix, the AI's opinion, and folded the measurements. */
export function ResultCard({ photo, place, verdict, reason, fixed, isNew, onOpen, onEdit, onTurn }: Props) {
  const { results: copy, verdicts } = useCopy();
  const [marked, setMarked] = useState<Area | null>(null);
  const { id, result, name, thumbnail } = photo;
  const title = usePhotoTitle()(photo, place);
  const hasFix = fixed !== null;
  const picture = (
    <MarkedPhoto
      thumbnail={thumbnail}
      alt={copy.alt(title, name)}
      marked={marked}
      label={copy.open(name)}
      onOpen={onOpen}
    />
  );
  return (
    <Sheet as="li">
      <Stack $gap={2}>
        <Row $justify="space-between" $gap={3} $nowrap>
          <Stack $gap={1}>
            <Heading as="h3" $size={22}>
              {formatVerdict(verdicts, verdict)}
            </Heading>
            <Name $tone="muted" $size={14} title={name} data-title={title}>
              {title} · {name}
            </Name>
          </Stack>
          <PhotoScore id={photo.operationId + id} score={result.score} isNew={isNew} />
        </Row>
        {reason && <Text>{reason}</Text>}
        {photo.isRepeat && (
          <Text $tone="muted" $size={14}>
            {copy.repeat}
          </Text>
        )}
      </Stack>
      <Beside>
        <Pictures $isPair={hasFix}>
          {hasFix ? (
            <>
              <Side>
                {picture}
                <figcaption>{copy.before}</figcaption>
              </Side>
              <Side>
                {fixed}
                <figcaption aria-hidden="true">{copy.after}</figcaption>
              </Side>
            </>
          ) : (
            picture
          )}
        </Pictures>
        {!result.turned && (
          <Button variant="secondary" full onClick={onEdit}>
            <Icon name="edit" size={16} />
            {hasFix ? copy.doBrighten : copy.better}
          </Button>
        )}
      </Beside>
      <Stack>
        <TurnNotice result={result} onTurn={onTurn} />
        {hasFix && !result.turned && (
          <Text>
            <strong>{copy.change}:</strong> {copy.brighten}
          </Text>
        )}
        <OpinionSection result={result} hasFix={hasFix} />
        <MeasurementSection measured={result.measured} thumbnail={thumbnail} onMark={setMarked} />
      </Stack>
    </Sheet>
  );
}
