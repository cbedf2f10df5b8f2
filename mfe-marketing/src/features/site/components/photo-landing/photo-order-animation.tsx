import { css, styled } from '@datewright/sdk/styled';
import { Button, Text } from '@datewright/ui';
import { useEffect, useState } from 'react';
import { usePhotoAnalyzerCopy } from '../../copy/use-photo-analyzer-copy.ts';
import { PhotoScene } from '../illustrations/photo-scene.tsx';

const Box = styled.div`
  display: grid;
  gap: var(--space-4);
  justify-items: center;
`;

// A grid of three by two; each frame moves from the first cell to its own.
const Board = styled.ol`
  aspect-ratio: 3 / 2.7;
  list-style: none;
  max-width: 32rem;
  position: relative;
  width: 100%;
`;

const getColumn = (at: number) => at % 3;
const getRow = (at: number) => Math.floor(at / 3);

const Frame = styled.li<{ $at: number }>`
  background: var(--surface);
  border: 1px solid var(--hairline);
  border-radius: var(--radius-control);
  box-shadow: var(--shadow);
  left: 0;
  padding: 4%;
  position: absolute;
  top: 0;
  transition: transform 600ms var(--ease);
  width: 31%;
  ${({ $at }) => css`
    transform: translate(${getColumn($at) * 110}%, ${getRow($at) * 108}%) rotate(${$at % 2 === 0 ? -1.5 : 1}deg);
  `}
  padding: 6px 6px 4px;
  > svg {
    border-radius: 6px;
    width: 100%;
  }
`;

const Caption = styled.div`
  align-items: baseline;
  display: flex;
  font-family: var(--font-heading);
  font-weight: 700;
  justify-content: space-between;
  padding: 2px 4px;
  > span:last-child {
    color: var(--orchid);
  }
`;

const startDelayMs = 900;

export function PhotoOrderAnimation() {
  const copy = usePhotoAnalyzerCopy();
  const [sorted, setSorted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSorted(true), startDelayMs);
    return () => clearTimeout(timer);
  }, []);
  const best = copy.photos.toSorted((one, other) => other.score - one.score);
  return (
    <Box>
      <Board>
        {copy.photos.map((photo, at) => {
          const place = sorted ? best.indexOf(photo) : at;
          return (
            <Frame key={photo.kind} $at={place}>
              <PhotoScene kind={photo.kind} who={copy.who} />
              <Caption>
                <span>{place + 1}</span>
                <span>{copy.outOfTen(photo.score)}</span>
              </Caption>
            </Frame>
          );
        })}
      </Board>
      <Button variant="ghost" onClick={() => setSorted(!sorted)}>
        {sorted ? copy.shuffle : copy.sort}
      </Button>
      <Text $tone="muted" $size={14}>
        {copy.example}
      </Text>
    </Box>
  );
}
