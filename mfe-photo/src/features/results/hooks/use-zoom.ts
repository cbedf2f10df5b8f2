import { type PointerEvent, useRef, useState } from 'react';

const most = 4;
const step = 1.5;
/** Horizontal CSS pixels of a swipe to the next photo. */
const swipe = 60;
/** Milliseconds between the taps of a double tap. */
const doubleTap = 300;

interface Position {
  scale: number;
  x: number;
  y: number;
}
const whole: Position = { scale: 1, x: 0, y: 0 };

interface Options {
  /** Resets the zoom for another photo. */
  key: string | null;
  onSwipe: (by: 1 | -1) => void;
}

/** Zooms and moves a picture by touch, mouse or buttons; a horizontal move at full view is a swipe. */
export function useZoom({ key, onSwipe }: Options) {
  const [state, setState] = useState({ key, ...whole });
  const now = state.key === key ? state : { key, ...whole };
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const start = useRef({ x: 0, y: 0, tappedAt: 0 });
  const put = ({ scale, x, y }: Position) => {
    const bounded = Math.min(most, Math.max(1, scale));
    setState({ key, ...(bounded === 1 ? whole : { scale: bounded, x, y }) });
  };

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture?.(event.pointerId);
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.current.size === 1) Object.assign(start.current, { x: event.clientX, y: event.clientY });
  }

  function onPointerMove(event: PointerEvent) {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const here = { x: event.clientX, y: event.clientY };
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, here);
    if (other) {
      const grown = distance(here, other) / Math.max(1, distance(before, other));
      put({ ...now, scale: now.scale * grown });
    } else if (now.scale > 1) {
      put({ ...now, x: now.x + here.x - before.x, y: now.y + here.y - before.y });
    }
  }

  function onPointerUp(event: PointerEvent) {
    const wasAlone = fingers.current.size === 1;
    if (!fingers.current.delete(event.pointerId) || !wasAlone) return;
    const across = event.clientX - start.current.x;
    const down = event.clientY - start.current.y;
    if (now.scale === 1 && Math.abs(across) > swipe && Math.abs(across) > Math.abs(down)) {
      return onSwipe(across < 0 ? 1 : -1);
    }
    if (Math.hypot(across, down) > 10) return;
    const isDouble = event.timeStamp - start.current.tappedAt < doubleTap;
    start.current.tappedAt = isDouble ? 0 : event.timeStamp;
    if (isDouble) put({ ...whole, scale: now.scale > 1 ? 1 : step * step });
  }

  const onPointerCancel = (event: PointerEvent) => void fingers.current.delete(event.pointerId);

  return {
    by: (direction: 1 | -1) => put({ ...now, scale: now.scale * step ** direction }),
    atLeast: now.scale === 1,
    atMost: now.scale === most,
    style: { transform: `translate(${now.x}px, ${now.y}px) scale(${now.scale})` },
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
  };
}

const distance = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);
