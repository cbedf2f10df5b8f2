import type { ResultSummary } from '@datewright/contracts/photo/list-results';
import type { PhotoResult } from '@datewright/contracts/photo/photo-result';
import type { AnalyzedPhoto } from '../../../lib/photo.ts';
import { drawPlaceholder } from './draw-placeholder.ts';

/** Whether a photo on this device is the one of a result: the same operation, or the same picture sent again. */
export const isPhotoOf = (
  { operationId, result }: AnalyzedPhoto,
  summary: Pick<ResultSummary, 'operationId' | 'print' | 'score'>,
) => operationId === summary.operationId || (result.measured.print === summary.print && result.score === summary.score);

/** The photos of a set, in its order: those on this device, and a drawing of any other. */
export function toPhotos(
  results: readonly { operationId: string; result: PhotoResult }[],
  here: readonly AnalyzedPhoto[],
  toName: (number: number) => string,
): AnalyzedPhoto[] {
  return results.map(({ operationId, result }, at) => {
    const { score, measured } = result;
    const photo = here.find((one) => isPhotoOf(one, { operationId, score, print: measured.print }));
    return (
      photo ?? {
        id: operationId,
        operationId,
        name: toName(at + 1),
        file: null,
        thumbnail: drawPlaceholder(result),
        isPlaceholder: true,
        result,
        error: null,
        analyzing: false,
        progress: null,
      }
    );
  });
}
