import sharp from 'sharp';
import type { BenchSystem } from '../bench-system.ts';
import type { Figure, Goal } from '../figure.ts';
import { readProcessUsage } from '../load/processes.ts';
import { measureAlternately, toPairedFigures } from '../paired.ts';
import { median, minMax } from '../statistics.ts';
import { createPhonePhoto, createSmallPhoto, photoServiceModules } from './photos.ts';

const photoOptions = { longestEdge: 1568, quality: 82 };
const photosPerRound = 4;

interface Speed {
  perSecond: number;
  /** Of this process and its children, so that whatever else the machine does counts less. */
  perSecondOfProcessor: number;
}

/** Photos one after the other. */
async function measureSpeed(work: () => Promise<unknown>): Promise<Speed> {
  const { cpuMs } = await readProcessUsage(process.pid);
  const started = performance.now();
  for (let photo = 0; photo < photosPerRound; photo++) await work();
  const ms = performance.now() - started;
  const usedMs = (await readProcessUsage(process.pid)).cpuMs - cpuMs;
  return { perSecond: (photosPerRound * 1000) / ms, perSecondOfProcessor: (photosPerRound * 1000) / usedMs };
}

/** Photos through the service's pipeline, without and with face detection. */
export async function measurePipeline({ isBrief, repetitions, warmUps }: BenchSystem): Promise<Figure[]> {
  const [{ createPictureProcessor }, { createMeasurer }, { measurePhoto }] = await Promise.all([
    photoServiceModules.pictures(),
    photoServiceModules.measurer(),
    photoServiceModules.measurePhoto(),
  ]);
  const photo = await (isBrief ? createSmallPhoto() : createPhonePhoto());
  const [intake, measurer] = [createPictureProcessor(), createMeasurer()];
  // As the intake's children do: one core for one photo.
  const threads = sharp.concurrency(1);
  const signal = new AbortController().signal;
  const prepared = () => intake.prepare(photo, { owner: 'bench', kinds: ['jpeg'], ...photoOptions });
  const ours = async () => {
    const { jpeg, original } = await prepared();
    return measurePhoto(jpeg, { original }, async () => ({ faces: [], turn: 0 }));
  };
  const { longestEdge, quality } = photoOptions;
  const raw = () =>
    sharp(photo)
      .rotate()
      .resize({ width: longestEdge, height: longestEdge, fit: 'inside' })
      .jpeg({ quality })
      .toBuffer();
  try {
    const { jpeg, original } = await prepared();
    const withFaces = async () => {
      const started = performance.now();
      await measurer.measure(jpeg, { original, signal });
      return performance.now() - started;
    };
    await withFaces();
    for (let warm = 0; warm < 3 * warmUps; warm++) await Promise.all([ours(), raw()]);
    const [mine, theirs] = await measureAlternately(
      repetitions(9),
      () => measureSpeed(ours),
      () => measureSpeed(raw),
    );
    const faces: number[] = [];
    for (let count = 0; count < repetitions(20); count++) faces.push(await withFaces());
    return toFigures(mine, theirs, faces);
  } finally {
    sharp.concurrency(threads);
    intake.close();
    measurer.close();
  }
}

function toFigures(mine: Speed[], theirs: Speed[], faces: number[]): Figure[] {
  const pair = (what: string, goal: Goal, pick: (speed: Speed) => number) =>
    toPairedFigures({
      part: 'photo',
      what: `Photos of 12 megapixels decoded, measured but for faces and encoded${what}`,
      unit: 'photos/s',
      ours: { name: 'intake and facts', values: mine.map(pick) },
      theirs: { name: 'sharp alone, same size and quality', values: theirs.map(pick) },
      goal,
    });
  return [
    ...pair('', { atLeast: 0.8 }, ({ perSecond }) => perSecond),
    ...pair(', in processor time', { atLeast: 0.85 }, ({ perSecondOfProcessor }) => perSecondOfProcessor),
    {
      part: 'photo',
      name: 'All facts of one photo with faces, after its decoding, p50',
      value: median(faces),
      unit: 'ms',
      range: minMax(faces),
      samples: faces.length,
    },
  ];
}
