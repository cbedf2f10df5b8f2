import { appFrames, type PhotoApp } from '@datewright/contracts/photo/rules';
import type { AnalyzedPhoto } from '../../../lib/photo.ts';
import { computeFrame, type Frame, getPositionFor, type Size } from './geometry.ts';

export type Shape = PhotoApp | 'whole';

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
  return computeFrame(picture, turn, shape === 'whole' ? picture.width / picture.height : appFrames[shape]);
}

/** The edit in another shape, with the frame at the measured crop of that app. */
export function changeShape(edit: Edit, shape: Shape, photo: AnalyzedPhoto, picture: Size): Edit {
  const crop = photo.result.measured.crops.find(({ app }) => app === shape);
  const along = crop ? getPositionFor(getFrame(picture, { ...edit, shape }), picture, crop.area) : 0;
  return { ...edit, shape, along };
}
