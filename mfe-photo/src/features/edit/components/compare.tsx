import { styled } from '@datewright/sdk/styled';
import { useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { useComparisonCanvases } from '../hooks/use-comparison-canvases.ts';
import { useFrameDrag } from '../hooks/use-frame-drag.ts';
import { type Edit, getFrame } from '../lib/edit.ts';

export const stageHeight = 'clamp(14rem, 44dvh, 40rem)';

const Stage = styled.div<{ $movable: boolean }>`
  background: var(--surface-raised);
  border-radius: var(--radius-control);
  /* Nothing is seen between it and the edge of the dialog. */
  box-shadow: 0 calc(-1 * var(--space-6)) 0 var(--surface);
  cursor: ${({ $movable }) => ($movable ? 'grab' : 'auto')};
  display: grid;
  height: ${stageHeight};
  justify-items: center;
  margin-top: var(--space-2);
  overflow: hidden;
  /* What the sliders below it do is seen while they are moved. */
  position: sticky;
  top: 0;
  touch-action: ${({ $movable }) => ($movable ? 'none' : 'auto')};
  z-index: 1;
  @media (min-width: 56rem) {
    height: min(44rem, 90dvh - 18rem);
    position: relative;
  }
`;

/** Two stacked canvases at the photo's size on the screen. */
const Sheet = styled.div`
  display: grid;
  height: 100%;
  max-width: 100%;
  min-height: 0;
  position: relative;
  > canvas {
    display: block;
    grid-area: 1 / 1;
    height: 100%;
    max-width: 100%;
    min-height: 0;
    object-fit: contain;
    width: auto;
  }
`;

const Side = styled.span<{ $end: boolean }>`
  background: var(--ground);
  border-radius: var(--radius-round);
  color: var(--text);
  font-size: var(--text-14);
  padding: 0 var(--space-2);
  pointer-events: none;
  position: absolute;
  top: var(--space-2);
  ${({ $end }) => ($end ? 'right' : 'left')}: var(--space-2);
`;

const Line = styled.div`
  background: var(--ground);
  box-shadow: 0 0 0 1px var(--text);
  height: 100%;
  pointer-events: none;
  position: absolute;
  top: 0;
  width: 2px;
`;

const Slider = styled.input`
  accent-color: var(--text);
  margin: 0;
  min-height: var(--target);
  width: 100%;
`;

interface Props {
  picture: HTMLCanvasElement;
  edit: Edit;
  /** Receives how far the photo was dragged, as a share of the frame's room. */
  onMove: (by: number) => void;
}

/** The original to the left of a line and the edited photo to the right. Dragging moves the frame. */
export function Compare({ picture, edit, onMove }: Props) {
  const { better: copy } = useCopy();
  const { before, after } = useComparisonCanvases(picture, edit);
  const [line, setLine] = useState(50);
  const { movable, handlers } = useFrameDrag({ canvas: after, frame: getFrame(picture, edit), onMove });

  return (
    <div>
      <Stage $movable={movable} {...handlers}>
        <Sheet>
          <canvas ref={after} role="img" aria-label={copy.after} />
          <canvas
            ref={before}
            role="img"
            aria-label={copy.before}
            style={{ clipPath: `inset(0 ${100 - line}% 0 0)` }}
          />
          <Line style={{ left: `${line}%` }} />
        </Sheet>
        <Side $end={false}>{copy.before}</Side>
        <Side $end>{copy.after}</Side>
      </Stage>
      <Slider
        type="range"
        aria-label={copy.compare}
        aria-valuetext={copy.compareAt(line)}
        min={0}
        max={100}
        value={line}
        onChange={(event) => setLine(Number(event.target.value))}
      />
    </div>
  );
}
