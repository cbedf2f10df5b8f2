import { type PointerEvent, type RefObject, useRef } from 'react';
import type { getFrame } from '../lib/edit.ts';
import { getDragDelta } from '../lib/geometry.ts';

interface Options {
  canvas: RefObject<HTMLCanvasElement | null>;
  frame: ReturnType<typeof getFrame>;
  /** Receives how far the photo was dragged, as a share of the frame's room. */
  onMove: (by: number) => void;
}

/** Dragging the picture inside its frame; a frame without room can't be dragged. */
export function useFrameDrag({ canvas, frame, onMove }: Options) {
  const last = useRef<{ x: number; y: number } | null>(null);
  const movable = Math.max(frame.room.x, frame.room.y) > 1;

  function onPointerDown(event: PointerEvent) {
    if (!movable || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    last.current = { x: event.clientX, y: event.clientY };
  }

  function onPointerMove({ clientX, clientY }: PointerEvent) {
    const shown = canvas.current?.getBoundingClientRect();
    if (!last.current || !shown?.height) return;
    const scale = frame.height / shown.height;
    onMove(getDragDelta(frame, { x: (clientX - last.current.x) * scale, y: (clientY - last.current.y) * scale }));
    last.current = { x: clientX, y: clientY };
  }

  const drop = () => {
    last.current = null;
  };

  return { movable, handlers: { onPointerDown, onPointerMove, onPointerUp: drop, onPointerCancel: drop } };
}
