import { type LabelledPicture, type Region, rowExtents } from './find-regions.ts';
import { type Box, heightOf, widthOf } from './pixels.ts';

type Side = 'user' | 'match';

export interface Bubble extends Region {
  side: Side;
  /** The picture in which the region was found. */
  labelled: LabelledPicture;
}

const minWidth = 34;
const minHeight = 22;
const minInnerHeight = 20;
/** A wider region is the page, a bar or the field for the next message. */
const maxWidthShare = 0.9;

/** Finds the bubbles of a chat from top to bottom, in pictures labelled with different tolerances. In points. */
export function findBubbles(...pictures: LabelledPicture[]): Bubble[] {
  const candidates: Bubble[] = [];
  for (const labelled of pictures) {
    const { width } = labelled.picture;
    for (const region of labelled.regions) {
      if (!isBubble(labelled, region) || candidates.some((known) => isSameBox(known, region))) continue;
      candidates.push({ ...region, side: sideOf(region, width), labelled });
    }
  }
  const outer = candidates.filter((one) => !candidates.some((other) => contains(other, one)));
  const alone = outer.filter((one) => !outer.some((other) => isBeside(one, other)));
  // Rows of buttons or interests: this is no chat.
  if (alone.length <= outer.length - alone.length) return [];
  return alone.filter((box) => !isChip(box, box.labelled.picture.width)).sort((one, other) => one.top - other.top);
}

/** Boxes within a bubble: the quote of an earlier message, a link's preview. Letters and emoji are smaller. */
export const findInnerBoxes = (bubble: Bubble): Box[] =>
  bubble.labelled.regions.filter(
    (region) =>
      region.label !== bubble.label &&
      contains(bubble, region) &&
      widthOf(region) >= minWidth &&
      heightOf(region) >= minInnerHeight,
  );

/** Points by which the edges of one area differ between two tolerances. */
const maxEdgeDifference = 4;
const isSameBox = (one: Box, other: Box) =>
  (['left', 'top', 'right', 'bottom'] as const).every((edge) => Math.abs(one[edge] - other[edge]) <= maxEdgeDifference);

/** Whose bubble it is: the member's own ones keep closer to the right edge. */
const sideOf = ({ left, right }: Box, width: number): Side => (left > width - right ? 'user' : 'match');

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
