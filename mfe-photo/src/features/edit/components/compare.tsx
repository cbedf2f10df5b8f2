import { styled } from '@datewright/sdk/styled';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { drawPicture } from '../lib/draw-picture.ts';
import { type Edit, getFrame, initialEdit } from '../lib/edit.ts';
import { getDragDelta } from '../lib/geometry.ts';

const Stage = styled.div<{ $movable: boolean }>`
  background: var(--surface-raised);
  border-radius: var(--radius-control);
  /* Nothing is seen between it and the edge of the dialog. */
  box-shadow: 0 calc(-1 * var(--space-6)) 0 var(--surface);
  cursor: ${({ $movable }) => ($movable ? 'grab' : 'auto')};
  display: grid;
  height: min(24rem, 38dvh);
  justify-items: center;
  margin-top: var(--space-2);
  overflow: hidden;
  /* What the sliders below it do is seen while they are moved. */
  position: sticky;
  top: 0;
  touch-action: ${({ $movable }) => ($movable ? 'none' : 'auto')};
  z-index: 1;
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
  const [before, after] = [useRef<HTMLCanvasElement>(null), useRef<HTMLCanvasElement>(null)];
  const [line, setLine] = useState(50);
  const last = useRef<{ x: number; y: number } | null>(null);
  const { shape, along, turn, light } = edit;

  // At most once per screen frame, however fast the pointer moves.
  useEffect(() => {
    const drawing = requestAnimationFrame(() => {
      const longest = Math.max(picture.width, picture.height);
      if (after.current) drawPicture(after.current, picture, { shape, along, turn, light }, longest);
      if (before.current) drawPicture(before.current, picture, { ...initialEdit, shape, along }, longest);
    });
    return () => cancelAnimationFrame(drawing);
  }, [picture, shape, along, turn, light, after, before]);

  const frame = getFrame(picture, edit);
  const movable = Math.max(frame.room.x, frame.room.y) > 1;
  function move({ clientX, clientY }: PointerEvent) {
    const shown = after.current?.getBoundingClientRect();
    if (!last.current || !shown?.height) return;
    const scale = frame.height / shown.height;
    onMove(getDragDelta(frame, { x: (clientX - last.current.x) * scale, y: (clientY - last.current.y) * scale }));
    last.current = { x: clientX, y: clientY };
  }
  const drop = () => {
    last.current = null;
  };

  return (
    <>
      <Stage
        $movable={movable}
        onPointerDown={(event) => {
          if (!movable || event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          last.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={move}
        onPointerUp={drop}
        onPointerCancel={drop}
      >
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
    </>
  );
}
