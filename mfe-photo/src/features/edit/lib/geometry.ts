import type { Area } from '@datewright/contracts/photo/area';

export interface Size {
  width: number;
  height: number;
}

/** A position in the picture: pixels from its centre, before rotation. */
interface Offset {
  x: number;
  y: number;
}

/** The crop of a rotated picture: as large as possible without an empty corner. */
export interface Frame extends Size {
  /** Radians; positive turns the picture clockwise. */
  turn: number;
  /** Where the crop's centre is before it is moved. */
  center: Offset;
  /** How far the crop may move from there, in pixels, in both directions. One of the two is 0. */
  room: Offset;
}

/**
 * The largest crop of `ratio` (width over height) in a picture that is rotated by less than 90 `degrees`. With an `area` it
 * is no larger than that, and stays at its place along the side that has less room.
 */
export function computeFrame(picture: Size, degrees: number, ratio: number, area?: Area): Frame {
  const turn = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.abs(Math.sin(turn))];
  const width = Math.min(
    picture.width / (cos + sin / ratio),
    picture.height / (sin + cos / ratio),
    picture.width * (area?.width ?? 1),
  );
  const height = width / ratio;
  // A rotated frame takes this much of the picture's sides.
  const taken = { width: width * cos + height * sin, height: width * sin + height * cos };
  const free = (side: number) => Math.max(0, side) / 2;
  const room = { x: free(picture.width - taken.width), y: free(picture.height - taken.height) };
  const center = { x: 0, y: 0 };
  if (area) {
    const fixed = area.width < area.height ? 'y' : 'x';
    const wanted = getCenter(area, picture)[fixed];
    center[fixed] = Math.min(room[fixed], Math.max(-room[fixed], wanted));
    room[fixed] = 0;
  }
  return { turn, width, height, center, room };
}

const getCenter = ({ x, y, width, height }: Area, picture: Size): Offset => ({
  x: (x + width / 2 - 0.5) * picture.width,
  y: (y + height / 2 - 0.5) * picture.height,
});

/** The centre of the frame, moved by `along` (-1 to 1) of its room. */
export const getFrameOffset = ({ center, room }: Frame, along: number): Offset => ({
  x: center.x + room.x * along,
  y: center.y + room.y * along,
});

/** The position at which the frame's centre is closest to that of an area. */
export function getPositionFor({ room }: Frame, picture: Size, area: Area): number {
  const wanted = getCenter(area, picture);
  const along = room.x > room.y ? wanted.x / room.x : wanted.y / room.y;
  return Number.isFinite(along) ? Math.min(1, Math.max(-1, along)) : 0;
}

/** The change of the position after a drag by `x` and `y` pixels: the picture follows the pointer. */
export function getDragDelta({ room, turn }: Frame, { x, y }: Offset): number {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const moved = { x: x * cos + y * sin, y: y * cos - x * sin };
  const along = room.x > room.y ? -moved.x / room.x : -moved.y / room.y;
  return Number.isFinite(along) ? along : 0;
}

/** True when the whole area is in the frame. */
export function containsArea(frame: Frame, along: number, picture: Size, { x, y, width, height }: Area): boolean {
  const middle = getFrameOffset(frame, along);
  const [cos, sin] = [Math.cos(frame.turn), Math.sin(frame.turn)];
  return [x, x + width].every((left) =>
    [y, y + height].every((top) => {
      const from = { x: (left - 0.5) * picture.width - middle.x, y: (top - 0.5) * picture.height - middle.y };
      const [across, down] = [from.x * cos - from.y * sin, from.x * sin + from.y * cos];
      // A rounding error does not count as cut off.
      return Math.abs(across) <= frame.width / 2 + 1e-6 && Math.abs(down) <= frame.height / 2 + 1e-6;
    }),
  );
}

/** The size of the result in whole pixels: never larger than the frame, and the longer side at most `longest`. */
export function fitWithin({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
