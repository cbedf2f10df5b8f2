import type { Area } from '@datewright/contracts/photo/area';

export interface Size {
  width: number;
  height: number;
}

/** A place in the picture: pixels from its middle, before it is turned. */
interface Offset {
  x: number;
  y: number;
}

/** What is cut out of a picture that was turned: as large as it can be without an empty corner. */
export interface Frame extends Size {
  /** Radians; positive turns the picture clockwise. */
  turn: number;
  /** How far its middle may move from the picture's, in pixels, each way. One of the two is 0. */
  room: Offset;
}

/** The largest frame of `ratio` (width over height) in a picture that is turned by `degrees`, less than 90. */
export function computeFrame(picture: Size, degrees: number, ratio: number): Frame {
  const turn = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.abs(Math.sin(turn))];
  const width = Math.min(picture.width / (cos + sin / ratio), picture.height / (sin + cos / ratio));
  const height = width / ratio;
  // A turned frame takes this much of the picture's own sides.
  const taken = { width: width * cos + height * sin, height: width * sin + height * cos };
  const free = (side: number) => Math.max(0, side) / 2;
  return {
    turn,
    width,
    height,
    room: { x: free(picture.width - taken.width), y: free(picture.height - taken.height) },
  };
}

/** Where its middle is, moved `along` (-1 to 1) what room it has. */
export const getFrameOffset = ({ room }: Frame, along: number): Offset => ({ x: room.x * along, y: room.y * along });

/** How far along a frame has to stand for its middle to be as near as it can to that of an area. */
export function getPositionFor({ room }: Frame, picture: Size, { x, y, width, height }: Area): number {
  const wanted = { x: (x + width / 2 - 0.5) * picture.width, y: (y + height / 2 - 0.5) * picture.height };
  const along = room.x > room.y ? wanted.x / room.x : wanted.y / room.y;
  return Number.isFinite(along) ? Math.min(1, Math.max(-1, along)) : 0;
}

/** How far along a drag of so many pixels of the frame takes it: what is dragged follows the finger. */
export function getDragDelta({ room, turn }: Frame, { x, y }: Offset): number {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const moved = { x: x * cos + y * sin, y: y * cos - x * sin };
  const along = room.x > room.y ? -moved.x / room.x : -moved.y / room.y;
  return Number.isFinite(along) ? along : 0;
}

/** True when all of an area of the picture is in the frame. */
export function containsArea(frame: Frame, along: number, picture: Size, { x, y, width, height }: Area): boolean {
  const middle = getFrameOffset(frame, along);
  const [cos, sin] = [Math.cos(frame.turn), Math.sin(frame.turn)];
  return [x, x + width].every((left) =>
    [y, y + height].every((top) => {
      const from = { x: (left - 0.5) * picture.width - middle.x, y: (top - 0.5) * picture.height - middle.y };
      const [across, down] = [from.x * cos - from.y * sin, from.x * sin + from.y * cos];
      // Rounding is no cut.
      return Math.abs(across) <= frame.width / 2 + 1e-6 && Math.abs(down) <= frame.height / 2 + 1e-6;
    }),
  );
}

/** Whole pixels of what comes out: never larger than the frame, nor its longer side than `longest`. */
export function fitWithin({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
