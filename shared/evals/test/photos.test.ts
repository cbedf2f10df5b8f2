import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { PhotosResult } from '../src/photos/run-photos.ts';

let result: PhotosResult;
beforeAll(async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [join(__dirname, 'support/judge-photos-process.ts')]);
  result = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
});

test('In each judged set the undamaged photo leads, and worse damage comes later', () => {
  expect(result.order).toMatchObject({ sets: 8, ledByWorse: 0 });
  expect(result.order.led).toBeGreaterThanOrEqual(7);
  expect(result.order.tau).toBeGreaterThan(0.8);
});

test('No damage and no combination of two raises a score, and the advised crop lowers none', () => {
  expect(result.damage.damaged).toBeGreaterThan(60);
  expect(result.damage).toMatchObject({ raised: 0, lowered: 0 });
});
