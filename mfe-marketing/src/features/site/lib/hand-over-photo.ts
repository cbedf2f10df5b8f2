import { photoHandoff, photoHandoffKey, photoHandoffMaxEdge } from '@datewright/contracts/photo/photo-handoff';
import { writePersisted } from '@datewright/sdk/persisted-state';
import { z } from '@datewright/sdk/zod';
import { drawScaledImage } from './draw-scaled-image.ts';

/** A photo that a visitor tried. */
export interface SelectedPhoto {
  name: string;
  picture: ImageBitmap;
}

/** Leaves a photo for the Photo Analyzer, which takes it once the visitor is signed in. It stays in this tab. */
export function handOverPhoto({ name, picture }: SelectedPhoto): void {
  const canvas = document.createElement('canvas');
  drawScaledImage(canvas, picture, photoHandoffMaxEdge);
  const kept = { name: name.slice(-255), picture: canvas.toDataURL('image/jpeg', 0.85), at: Date.now() };
  if (z.safeParse(photoHandoff, kept).success) writePersisted('sessionStorage', photoHandoffKey, kept);
}
