import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchSystem } from '../bench-system.ts';
import type { Figure } from '../figure.ts';
import { createLargestPhotos, createSmallPhoto } from './photos.ts';

const megabyte = 1024 * 1024;
const sampleIntervalMs = 25;

const read = (path: string) => readFile(path, 'utf8').catch(() => '');

/** Memory of a process and all its children, in bytes. Shared memory counts for each. */
async function readProcessTreeMemory(pid: number): Promise<number> {
  const [statm, children] = await Promise.all([read(`/proc/${pid}/statm`), read(`/proc/${pid}/task/${pid}/children`)]);
  const below = await Promise.all(
    children
      .split(' ')
      .filter(Boolean)
      .map((child) => readProcessTreeMemory(Number(child))),
  );
  return below.reduce((sum, bytes) => sum + bytes, Number(statm.split(' ')[1] ?? 0) * 4096);
}

/** Peak memory of a worker and its children until it ends. */
async function measurePeakMemory(count: number, files: string[]): Promise<number> {
  const worker = fork(join(import.meta.dirname, 'worker-process.ts'), [String(count), ...files]);
  const ended = once(worker, 'exit');
  let most = 0;
  const look = async () => {
    most = Math.max(most, await readProcessTreeMemory(worker.pid ?? 0));
  };
  const looking = setInterval(look, sampleIntervalMs);
  const [code] = await ended;
  clearInterval(looking);
  if (code !== 0) throw new Error('Not every photo was measured.');
  return most;
}

/** Peak memory of intake and measurement, including children, over ten photos of 40 megapixels. */
export async function measureMemory({ isBrief }: BenchSystem): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'datewright-photos-'));
  try {
    const photos = isBrief ? [await createSmallPhoto()] : await createLargestPhotos();
    const files = photos.map((_, at) => join(folder, String(at)));
    await Promise.all(photos.map((photo, at) => writeFile(files[at] as string, photo)));
    return [
      {
        part: 'photo',
        name: 'Intake and measuring of ten photos of 40 megapixels, most memory with children',
        value: (await measurePeakMemory(isBrief ? 1 : 10, files)) / megabyte,
        unit: 'MB',
        samples: 1,
        goal: { atMost: 1024 },
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
