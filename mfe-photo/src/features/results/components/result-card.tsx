import type { Area } from '@datewright/contracts/photo/area';
import { styled } from '@datewright/sdk/styled';
import { Button, Card, Heading, Icon, Row, Stack, Text } from '@datewright/ui';
import { useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { usePhotoTitle } from '../../../hooks/use-photo-title.ts';
import type { AnalyzedPhoto } from '../../../lib/photo.ts';
import { MarkedPhoto } from './marked-photo.tsx';
import { MeasurementSection } from './measurement-section.tsx';
import { OpinionSection } from './opinion-section.tsx';
import { TurnNotice } from './turn-notice.tsx';

const Sheet = styled(Card).attrs({ $padding: 4 })`
  display: grid;
  gap: var(--space-4);
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 48rem) {
    gap: var(--space-6);
    grid-template-columns: 15rem minmax(0, 1fr);
  }
`;

const Beside = styled.div`
  display: grid;
  gap: var(--space-3);
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 48rem) {
    align-self: start;
    position: sticky;
    top: calc(var(--header-height) + var(--space-4));
  }
`;

const Name = styled(Text)`
  flex: 0 1 auto;
  max-width: 100%;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

interface Props {
  photo: AnalyzedPhoto;
  /** Among the results, from 0. */
  place: number;
  onOpen: () => void;
  onBetter: () => void;
  onTurn: () => Promise<void>;
}

/** One photo: the AI's opinion, and separately the measurements. */
export function ResultCard({ photo, place, onOpen, onBetter, onTurn }: Props) {
  const { results: copy } = useCopy();
  const [marked, setMarked] = useState<Area | null>(null);
  const { result, name } = photo;
  const title = usePhotoTitle()(photo, place);
  return (
    <Sheet as="li">
      <Beside>
        <MarkedPhoto
          thumbnail={photo.thumbnail}
          alt={copy.alt(title, name)}
          marked={marked}
          label={copy.open(name)}
          onOpen={onOpen}
        />
        <Button variant="secondary" full onClick={onBetter}>
          <Icon name="edit" size={16} />
          {copy.better}
        </Button>
      </Beside>
      <Stack>
        <Row $justify="space-between" $gap={2}>
          <Heading as="h3" $size={22}>
            {title}
          </Heading>
          <Name $tone="muted" $size={14} title={name}>
            {name}
          </Name>
        </Row>
        {photo.isRepeat && (
          <Text $tone="muted" $size={14}>
            {copy.repeat}
          </Text>
        )}
        <TurnNotice result={result} onTurn={onTurn} />
        <OpinionSection result={result} />
        <MeasurementSection measured={result.measured} thumbnail={photo.thumbnail} onMark={setMarked} />
      </Stack>
    </Sheet>
  );
}
