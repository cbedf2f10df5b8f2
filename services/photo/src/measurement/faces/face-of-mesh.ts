import type { Area, Point } from '@datewright/contracts/photo/area';
import type { Face } from '@datewright/contracts/photo/photo-metrics';
import { roundMetric } from '../round-metric.ts';
import type { Mesh } from './face-detector.ts';

/** A face, and its box without the picture's edges: negative or above 1 where the picture cuts the face. */
export interface FoundFace {
  face: Face;
  box: Area;
  confidence: number;
}

/** Mesh points at the corners of the eyes, as seen in the picture. */
const eyeCorners = { left: [33, 133], right: [362, 263] } as const;
const degrees = 180 / Math.PI;

/** The facts about a face that may be used; the mesh itself is dropped here. */
export function toFace({ points, yaw, confidence }: Mesh, size: { width: number; height: number }): FoundFace {
  const place = (index: number): Point => ({ x: points[index]?.[0] ?? 0, y: points[index]?.[1] ?? 0 });
  const middle = ([one, other]: readonly [number, number]): Point => {
    const [from, to] = [place(one), place(other)];
    return { x: clampShare((from.x + to.x) / 2), y: clampShare((from.y + to.y) / 2) };
  };
  const eyes = { left: middle(eyeCorners.left), right: middle(eyeCorners.right) };
  const across = (eyes.right.x - eyes.left.x) * size.width;
  const down = (eyes.right.y - eyes.left.y) * size.height;
  const box = boxOf(
    points.map(([x]) => x),
    points.map(([, y]) => y),
  );
  return {
    face: {
      area: clampArea(box),
      tilt: roundToTenth(Math.atan2(down, across) * degrees),
      turned: roundToTenth(-yaw * degrees),
      eyes,
    },
    box,
    confidence,
  };
}

const clampShare = (share: number) => roundMetric(Math.min(1, Math.max(0, share)));
const roundToTenth = (value: number) => Math.round(value * 10) / 10;

function boxOf(xs: number[], ys: number[]): Area {
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function clampArea(box: Area): Area {
  const [x, y] = [clampShare(box.x), clampShare(box.y)];
  return {
    x,
    y,
    width: roundMetric(clampShare(box.x + box.width) - x),
    height: roundMetric(clampShare(box.y + box.height) - y),
  };
}
