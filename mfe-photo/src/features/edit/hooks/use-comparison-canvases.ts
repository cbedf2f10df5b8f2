import { useEffect, useRef } from 'react';
import { drawPicture } from '../lib/draw-picture.ts';
import { type Edit, initialEdit } from '../lib/edit.ts';

/** Draws the picture without and with the edit on two canvases of the same frame. */
export function useComparisonCanvases(picture: HTMLCanvasElement, { shape, along, turn, light }: Edit) {
  const [before, after] = [useRef<HTMLCanvasElement>(null), useRef<HTMLCanvasElement>(null)];
  // At most once per screen frame, however fast the pointer moves.
  useEffect(() => {
    const drawing = requestAnimationFrame(() => {
      const longest = Math.max(picture.width, picture.height);
      if (after.current) drawPicture(after.current, picture, { shape, along, turn, light }, longest);
      if (before.current) drawPicture(before.current, picture, { ...initialEdit, shape, along }, longest);
    });
    return () => cancelAnimationFrame(drawing);
  }, [picture, shape, along, turn, light, after, before]);
  return { before, after };
}
