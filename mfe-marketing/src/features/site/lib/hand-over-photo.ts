import { photoHandoff, photoHandoffKey, photoHandoffMaxEdge } from '@datewright/contracts/photo/photo-handoff';
import { writePersisted } from '@datewright/sdk/persisted-state';
import { z } from '@datewright/sdk/zod';
import { drawScaledImage } from './photo-measurement/draw-scaled-image.ts';

export interface SelectedPhoto {
  name: string;
  picture: ImageBitmap;
}

/** Stores a photo in this tab that Photo Analyzer picks up after sign-in. */
export function handOverPhoto({ name, picture }: SelectedPhoto): void {
  const canvas = document.createElement('canvas');
  drawScaledImage(canvas, picture, photoHandoffMaxEdge);
  const kept = { name: name.slice(-255), picture: canvas.toDataURL('image/jpeg', 0.85), at: Date.now() };
  if (z.safeParse(photoHandoff, kept).success) writePersisted('sessionStorage', photoHandoffKey, kept);
}
