import { useEffect, useState } from 'react';
import { drawPicture } from '../lib/draw-picture.ts';
import { initialEdit } from '../lib/edit.ts';

/** Pixels of the longer side: the preview is redrawn at every move, so it has to be small. */
const maxPreviewEdge = 1080;

/** The photo at preview size; `failed` when the browser can't open it. */
export function usePicture(file: Blob | null) {
  const [picture, setPicture] = useState<HTMLCanvasElement | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let isWanted = true;
    setPicture(null);
    setFailed(false);
    if (!file) return;
    createImageBitmap(file).then(
      (bitmap) => {
        const canvas = document.createElement('canvas');
        drawPicture(canvas, bitmap, initialEdit, maxPreviewEdge);
        bitmap.close();
        if (isWanted) setPicture(canvas);
      },
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [file]);
  return { picture, failed };
}
