import { useEffect, useRef } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import type { AnalyzedPhoto } from '../../../lib/photo.ts';
import { drawPicture, drawTurned } from '../lib/draw-picture.ts';
import { initialEdit } from '../lib/edit.ts';
import { suggestFix } from '../lib/suggest-fix.ts';

/** The thumbnail of a photo after its one fix: upright, or brighter. */
export function FixedThumbnail({ photo }: { photo: AnalyzedPhoto }) {
  const { better: copy } = useCopy();
  const canvas = useRef<HTMLCanvasElement>(null);
  const { thumbnail, result } = photo;
  const turn = result.turned ? (result.measured.turn ?? 0) : 0;
  const light = suggestFix(photo)?.light ?? 0;
  useEffect(() => {
    const image = new Image();
    image.onload = () => {
      if (!canvas.current) return;
      if (turn) drawTurned(canvas.current, image, turn);
      else drawPicture(canvas.current, image, { ...initialEdit, light }, Math.max(image.width, image.height));
    };
    image.src = thumbnail;
    return () => {
      image.onload = null;
    };
  }, [thumbnail, turn, light]);
  return <canvas ref={canvas} role="img" aria-label={copy.after} />;
}
