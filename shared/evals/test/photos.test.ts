import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { PhotosResult } from '../src/photos/run-photos.ts';

let result: PhotosResult;
beforeAll(async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [join(__dirname, 'support/judge-photos-process.ts')]);
  result = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}, 900_000);

test('In each judged set the undamaged photo leads, and worse damage comes later', () => {
  const { order } = result;
  expect(order).toMatchObject({ sets: 5, ledByWorse: 0 });
  expect(order.led).toBeGreaterThanOrEqual(4);
  expect(order.tau).toBeGreaterThan(0.8);
});

test('No damage and no combination of two raises a score, and the advised crop lowers none', () => {
  const { damage } = result;
  expect(damage.damaged).toBeGreaterThan(60);
  expect(damage).toMatchObject({ raised: 0, lowered: 0 });
});
