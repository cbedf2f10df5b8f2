import type { Area } from '@datewright/contracts/photo/area';
import { measureFlatCorners } from './flat-corners.ts';
import { type GrayscaleImage, readColumn, readRow } from './grayscale.ts';

/** How far a pixel may differ from the colour of the border that it belongs to. */
const tolerance = 4;
/** Share of a row that has the border's colour; the rest may be the clock and icons of a status bar. */
const flatShare = 0.75;
/** Next to a border the photo begins at once, mostly in other colours; a sky changes slowly. */
const continuedBorder = { tolerance: 16, share: 0.5 };
/** Rows in which scaling mixes border and photo. */
const maxMixedLines = 3;
/** Rows by which two borders of one picture may differ in width. */
const sameWidth = 1;
const [thinnest, thickest] = [0.01, 0.45];
/** A border on one side only counts as a screen's bar up to this share; a thicker one may be a wall or a sky. */
const barShare = 0.1;

export interface Borders {
  /** The share of the picture that is flat borders or corners, as in screenshots, frames and turned copies. */
  share: number;
  /** The picture within the borders. */
  content: Area;
}

export function measureBorders(grey: GrayscaleImage): Borders {
  const down = findContent(grey.height, (at) => readRow(grey, at));
  const across = findContent(grey.width, (at) => readColumn(grey, at));
  const content = { x: across.from, y: down.from, width: across.length, height: down.length };
  const inside = content.width * content.height;
  return { share: 1 - inside + inside * measureFlatCorners(grey, content), content };
}

type ReadLine = (line: number) => Uint8Array;

/** The part of a picture of `count` rows or columns between the borders at its two ends. */
function findContent(count: number, read: ReadLine): { from: number; length: number } {
  const [above, below] = [findBorder(count, read), findBorder(count, (line) => read(count - 1 - line))];
  // Two of one colour and width may be followed by a similar colour, as long as not the same wall continues.
  const areTwins =
    Math.abs(above.lines - below.lines) <= sameWidth &&
    Math.abs(above.colour - below.colour) <= tolerance &&
    above.continued !== 'same' &&
    below.continued !== 'same';
  const shareOf = ({ lines, continued }: Border) => (continued === 'no' || areTwins ? lines / count : 0);
  const [top, bottom] = [shareOf(above), shareOf(below)];
  const isBorder = (top > 0 && bottom > 0) || top + bottom <= barShare;
  return isBorder ? { from: top, length: 1 - top - bottom } : { from: 0, length: 1 };
}

interface Border {
  colour: number;
  /** How many rows or columns it has. */
  lines: number;
  /** Whether most of the next rows has the same colour or a similar one, as a wall or a sky has. */
  continued: 'no' | 'similar' | 'same';
}

/** What may be a border, counted from one end. */
function findBorder(count: number, read: ReadLine): Border {
  const first = read(0).toSorted();
  const colour = first[Math.floor(first.length / 2)] ?? 0;
  const shareOf = (line: number, near: number) => {
    let same = 0;
    const pixels = read(line);
    for (const value of pixels) if (Math.abs(value - colour) <= near) same++;
    return same / pixels.length;
  };
  const most = Math.floor(count * thickest);
  let lines = 0;
  while (lines <= most && shareOf(lines, tolerance) >= flatShare) lines++;
  if (lines < count * thinnest || lines > most) return { colour, lines: 0, continued: 'same' };
  const isContinued = (near: number) => shareOf(lines + maxMixedLines - 1, near) >= continuedBorder.share;
  if (isContinued(tolerance)) return { colour, lines, continued: 'same' };
  return { colour, lines, continued: isContinued(continuedBorder.tolerance) ? 'similar' : 'no' };
}
