import type { Area } from '@datewright/contracts/photo/area';
import { appFrames, type PhotoApp } from '@datewright/contracts/photo/rules';
import type { AnalyzedPhoto } from '../../../lib/photo.ts';
import { computeFrame, type Frame, getPositionFor, type Size } from './geometry.ts';

/** An area is the crop that the AI suggests. */
export type Shape = PhotoApp | 'whole' | Area;

/** The member's changes; the photo itself is never modified. */
export interface Edit {
  /** Degrees; positive turns clockwise. */
  turn: number;
  shape: Shape;
  /** -1 to 1: the position of the frame within its room. */
  along: number;
  /** Exposure stops. */
  light: number;
}

export const initialEdit: Edit = { turn: 0, shape: 'whole', along: 0, light: 0 };
export const maxTurn = 15;

export function getFrame(picture: Size, { turn, shape }: Pick<Edit, 'turn' | 'shape'>): Frame {
  const ratio = picture.width / picture.height;
  if (typeof shape === 'object') return computeFrame(picture, turn, (ratio * shape.width) / shape.height, shape);
  return computeFrame(picture, turn, shape === 'whole' ? ratio : appFrames[shape]);
}

/** The edit in another shape, with the frame at the suggested crop, or at the measured one of that app. */
export function changeShape(edit: Edit, shape: Shape, photo: AnalyzedPhoto, picture: Size): Edit {
  const area = typeof shape === 'object' ? shape : photo.result.measured.crops.find(({ app }) => app === shape)?.area;
  const along = area ? getPositionFor(getFrame(picture, { ...edit, shape }), picture, area) : 0;
  return { ...edit, shape, along };
}
