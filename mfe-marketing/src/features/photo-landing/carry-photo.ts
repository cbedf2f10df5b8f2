import { carriedPhoto, carriedPhotoEdge, carriedPhotoKey } from '@datewright/contracts/photo/carried-photo';
import { writeKept } from '@datewright/sdk/kept';
import { z } from '@datewright/sdk/zod';
import { drawSmall } from './draw-small.ts';

/** A photo that a visitor tried. */
export interface TriedPhoto {
  name: string;
  picture: ImageBitmap;
}

/** Leaves a photo for the Photo Analyzer, which takes it once the visitor is signed in. It stays in this tab. */
export function carryPhoto({ name, picture }: TriedPhoto): void {
  const canvas = document.createElement('canvas');
  drawSmall(canvas, picture, carriedPhotoEdge);
  const kept = { name: name.slice(-255), picture: canvas.toDataURL('image/jpeg', 0.85), at: Date.now() };
  if (z.safeParse(carriedPhoto, kept).success) writeKept('sessionStorage', carriedPhotoKey, kept);
}
