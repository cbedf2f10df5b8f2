import sharp from 'sharp';
import type { BenchSystem } from '../bench-system.ts';
import type { Figure } from '../figure.ts';
import { inTurns, pairedFigures } from '../paired.ts';
import { median, rangeOf } from '../statistics.ts';
import { ofTheService, phonePhoto, smallPhoto } from './photos.ts';

const asAPhoto = { longestEdge: 1568, quality: 82 };
const photosATurn = 4;

/** Photos in a second, one after the other. */
async function photosASecond(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  for (let photo = 0; photo < photosATurn; photo++) await work();
  return (photosATurn * 1000) / (performance.now() - started);
}

/** Photos as the service takes them, without and with looking for faces. */
export async function measurePipeline({ isBrief, times, warmUps }: BenchSystem): Promise<Figure[]> {
  const [{ pictures }, { measurer }, { measurePhoto }] = await Promise.all([
    ofTheService.pictures(),
    ofTheService.measurer(),
    ofTheService.measurePhoto(),
  ]);
  const photo = await (isBrief ? smallPhoto() : phonePhoto());
  const [intake, desk] = [pictures(), measurer()];
  // As the intake's children do: one core for one photo.
  const threads = sharp.concurrency(1);
  const signal = new AbortController().signal;
  const prepared = () => intake.prepare(photo, { owner: 'bench', kinds: ['jpeg'], ...asAPhoto });
  const ours = async () => {
    const { jpeg, original } = await prepared();
    return measurePhoto(jpeg, { original }, async () => []);
  };
  const { longestEdge, quality } = asAPhoto;
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
      await desk.measure(jpeg, { original, signal });
      return performance.now() - started;
    };
    await withFaces();
    for (let warm = 0; warm < 3 * warmUps; warm++) await Promise.all([ours(), raw()]);
    const [mine, theirs] = await inTurns(
      times(9),
      () => photosASecond(ours),
      () => photosASecond(raw),
    );
    const faces: number[] = [];
    for (let count = 0; count < times(20); count++) faces.push(await withFaces());
    return [
      ...pairedFigures({
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
        range: rangeOf(faces),
        samples: faces.length,
      },
    ];
  } finally {
    sharp.concurrency(threads);
    intake.close();
    desk.close();
  }
}
