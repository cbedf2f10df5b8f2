import sharp from 'sharp';
import type { BenchSystem } from '../bench-system.ts';
import type { Figure } from '../figure.ts';
import { measureAlternately, toPairedFigures } from '../paired.ts';
import { median, minMax } from '../statistics.ts';
import { createPhonePhoto, createSmallPhoto, photoServiceModules } from './photos.ts';

const photoOptions = { longestEdge: 1568, quality: 82 };
const photosPerRound = 4;

/** Photos per second, one after the other. */
async function measurePhotosPerSecond(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  for (let photo = 0; photo < photosPerRound; photo++) await work();
  return (photosPerRound * 1000) / (performance.now() - started);
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
      () => measurePhotosPerSecond(ours),
      () => measurePhotosPerSecond(raw),
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

function toFigures(mine: number[], theirs: number[], faces: number[]): Figure[] {
  return [
    ...toPairedFigures({
      part: 'photo',
      what: 'Photos of 12 megapixels decoded, measured but for faces and encoded',
      unit: 'photos/s',
      ours: { name: 'intake and facts', values: mine },
      theirs: { name: 'sharp alone, same size and quality', values: theirs },
      goal: { atLeast: 0.8 },
    }),
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
