import type { Area, Point } from '@datewright/contracts/photo/area';
import type { ColorImage } from '../pixels.ts';
import type { FoundFace } from './face-of-mesh.ts';

/** Degrees by which a picture is turned clockwise. */
export const quarterTurns = [0, 90, 180, 270] as const;
export type QuarterTurn = (typeof quarterTurns)[number];

export function turnPicture({ pixels, width, height }: ColorImage, turn: QuarterTurn): ColorImage {
  if (turn === 0) return { pixels, width, height };
  const size = turn === 180 ? { width, height } : { width: height, height: width };
  const turned = new Uint8Array(pixels.length);
  for (let y = 0, to = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++, to += 3) {
      const [column, row] =
        turn === 90 ? [y, height - 1 - x] : turn === 180 ? [width - 1 - x, height - 1 - y] : [width - 1 - y, x];
      const from = 3 * (row * width + column);
      turned[to] = pixels[from] as number;
      turned[to + 1] = pixels[from + 1] as number;
      turned[to + 2] = pixels[from + 2] as number;
    }
  }
  return { pixels: turned, ...size };
}

/** A face that was found in a turned picture, in its place before the turn; its tilt stays that of the turned picture. */
export function turnBack({ face, box, confidence }: FoundFace, turn: QuarterTurn): FoundFace {
  const { area, eyes, ...angles } = face;
  const { left, right } = eyes;
  return {
    face: {
      ...angles,
      area: areaBefore(area, turn),
      eyes: { left: pointBefore(left, turn), right: pointBefore(right, turn) },
    },
    box: areaBefore(box, turn),
    confidence,
  };
}

function pointBefore({ x, y }: Point, turn: QuarterTurn): Point {
  if (turn === 90) return { x: y, y: 1 - x };
  if (turn === 180) return { x: 1 - x, y: 1 - y };
  return turn === 270 ? { x: 1 - y, y: x } : { x, y };
}

function areaBefore({ x, y, width, height }: Area, turn: QuarterTurn): Area {
  const one = pointBefore({ x, y }, turn);
  const other = pointBefore({ x: x + width, y: y + height }, turn);
  return {
    x: Math.min(one.x, other.x),
    y: Math.min(one.y, other.y),
    width: Math.abs(other.x - one.x),
    height: Math.abs(other.y - one.y),
  };
}
