import { type LabelledPicture, type Region, rowExtents } from './find-regions.ts';
import { type Box, heightOf, widthOf } from './pixels.ts';

export type Side = 'user' | 'match';

export interface Bubble extends Region {
  side: Side;
}

const minWidth = 34;
const minHeight = 22;
/** A wider region is the page, a bar or the field for the next message. */
const maxWidthShare = 0.9;

/** Finds the bubbles of a chat from top to bottom. Coordinates are points. */
export function findBubbles(labelled: LabelledPicture): Bubble[] {
  const candidates = labelled.regions.filter((region) => isBubble(labelled, region));
  const outer = candidates.filter((one) => !candidates.some((other) => contains(other, one)));
  const alone = outer.filter((one) => !outer.some((other) => isBeside(one, other)));
  // Rows of buttons or interests: this is no chat.
  if (alone.length <= outer.length - alone.length) return [];
  return alone
    .filter((box) => !isChip(box, labelled.picture.width))
    .map((region) => ({ ...region, side: sideOf(region, labelled.picture.width) }))
    .sort((one, other) => one.top - other.top);
}

/** Whose bubble it is: the member's own ones keep closer to the right edge. */
export const sideOf = ({ left, right }: Box, width: number): Side => (left > width - right ? 'user' : 'match');

function isBubble(labelled: LabelledPicture, region: Region): boolean {
  const { picture } = labelled;
  const [width, height] = [widthOf(region), heightOf(region)];
  if (width < minWidth || height < minHeight || width > picture.width * maxWidthShare) return false;
  // A panel of a desktop app, or a photo's sky.
  if (height > picture.height / 2) return false;
  // Avatars and round buttons.
  if (Math.abs(width - height) <= 3 && width < 64) return false;
  const rows = rowExtents(labelled, region);
  const fullRows = rows.filter((row) => row && row[1] - row[0] + 1 >= width * 0.85);
  return fullRows.length >= rows.length * 0.5;
}

const contains = (outer: Box, inner: Box) =>
  outer !== inner &&
  outer.left <= inner.left &&
  outer.top <= inner.top &&
  outer.right >= inner.right &&
  outer.bottom >= inner.bottom;

/** Messages are never side by side, as the interests of a profile or buttons are. */
const isBeside = (one: Box, other: Box) =>
  one !== other &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > Math.min(heightOf(one), heightOf(other)) / 2;

/** A date between messages: narrow and in the middle. */
function isChip(box: Box, width: number): boolean {
  const offCenter = Math.abs(box.left - (width - box.right));
  return offCenter <= width * 0.06 && widthOf(box) < width * 0.6;
}
