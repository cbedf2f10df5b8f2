import type { Area, Point } from '@datewright/contracts/photo/area';
import type { Face } from '@datewright/contracts/photo/facts';
import { rounded } from '../rounded.ts';
import type { Mesh } from './detector.ts';

/** Points of the mesh at the corners of the eyes, as they stand on the picture. */
const eyeCorners = { left: [33, 133], right: [362, 263] } as const;
const degrees = 180 / Math.PI;

/** What may be told of a face; the mesh itself goes no further. */
export function faceOfMesh({ points, yaw }: Mesh, size: { width: number; height: number }): Face {
  const place = (index: number): Point => ({ x: points[index]?.[0] ?? 0, y: points[index]?.[1] ?? 0 });
  const middle = ([one, other]: readonly [number, number]): Point => {
    const [from, to] = [place(one), place(other)];
    return { x: within((from.x + to.x) / 2), y: within((from.y + to.y) / 2) };
  };
  const eyes = { left: middle(eyeCorners.left), right: middle(eyeCorners.right) };
  const across = (eyes.right.x - eyes.left.x) * size.width;
  const down = (eyes.right.y - eyes.left.y) * size.height;
  return {
    area: areaOf(
      points.map(([x]) => x),
      points.map(([, y]) => y),
    ),
    tilt: tenth(Math.atan2(down, across) * degrees),
    turned: tenth(-yaw * degrees),
    eyes,
  };
}

const within = (share: number) => rounded(Math.min(1, Math.max(0, share)));
const tenth = (value: number) => Math.round(value * 10) / 10;

function areaOf(xs: number[], ys: number[]): Area {
  const [x, y] = [within(Math.min(...xs)), within(Math.min(...ys))];
  return { x, y, width: rounded(within(Math.max(...xs)) - x), height: rounded(within(Math.max(...ys)) - y) };
}
