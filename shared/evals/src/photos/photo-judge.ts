import { join } from 'node:path';
import type { PhotoMetrics } from '@datewright/contracts/photo/photo-metrics';
import type { PhotoResult } from '@datewright/contracts/photo/photo-result';
import { root } from '@datewright/platform/root';
import type { Portrait } from '@datewright/testkit/photos/portraits';
import sharp from 'sharp';

/** As the service prepares a picture before it is measured. */
const prepared = { width: 1600, height: 1600, fit: 'inside', withoutEnlargement: true } as const;

/** The parts of the product that are judged, loaded from where they run. */
async function loadProduct() {
  const service = join(root, 'services/photo/src/measurement');
  const [{ createFaceFinder }, { measurePhoto }, { recommendOrder }] = await Promise.all([
    import(join(service, 'faces/find-faces.ts')),
    import(join(service, 'measure-photo.ts')),
    import(join(root, 'mfe-photo/src/features/order/lib/recommend-order.ts')),
  ]);
  return { findFaces: await createFaceFinder(), measurePhoto, recommendOrder };
}

/** Measures photos as the service does, and orders them as the page does with an AI that can't see. */
export async function createPhotoJudge() {
  const { findFaces, measurePhoto, recommendOrder } = await loadProduct();
  return {
    async measure({ png, width, height, face }: Portrait): Promise<PhotoMetrics> {
      const jpeg = await sharp(png).resize(prepared).jpeg({ quality: 88 }).toBuffer();
      const own = {
        x: toShare((face.left + face.width / 2) / width),
        y: toShare((face.top + face.height / 2) / height),
      };
      return measurePhoto(jpeg, { original: { width, height }, own }, findFaces);
    },
    /**
     * The places of the photos in the recommended order, as their indexes. The copies of one photo count as different
     * photos, because near-duplicates come last whatever their score.
     */
    order(measured: readonly PhotoMetrics[]): number[] {
      const photos = measured.map(({ cropHashes: _, ...metrics }, at) => ({
        id: String(at),
        result: toResult({ ...metrics, print: at.toString(16).repeat(16) }),
      }));
      return recommendOrder(photos).map(({ id }: { id: string }) => Number(id));
    },
  };
}
export type PhotoJudge = Awaited<ReturnType<typeof createPhotoJudge>>;

const toShare = (value: number) => Math.min(1, Math.max(0, value));

const toResult = (measured: PhotoMetrics): PhotoResult => ({
  type: 'profile',
  score: Math.round(measured.score * 10) / 10,
  feedback: { pros: [], cons: [], suggestion: '-' },
  differs: null,
  measured,
  writtenBy: 'demo AI',
  sees: false,
});
