import { analyzePhoto } from '@datewright/contracts/photo/analyze-photo';
import { followPhotos, type PhotoEvent, type PhotoFailure } from '@datewright/contracts/photo/follow-photos';
import type { Face } from '@datewright/contracts/photo/photo-metrics';
import type { PhotoResult } from '@datewright/contracts/photo/photo-result';
import type { MemoryHost } from '@datewright/sdk/testing/memory-host';

export const aFace = (x: number): Face => ({
  area: { x, y: 0.2, width: 0.2, height: 0.2 },
  tilt: 0,
  turned: 0,
  eyes: { left: { x, y: 0.2 }, right: { x, y: 0.2 } },
});

export const aResult = (part: Partial<PhotoResult> = {}): PhotoResult => ({
  type: 'profile',
  score: 7.4,
  feedback: {
    pros: ['Clear light on your face.'],
    cons: ['The wall behind you is busy.'],
    suggestion: 'Step outside.',
  },
  differs: null,
  measured: {
    facts: [
      { id: 'faces', value: 1, verdict: 'good', area: null },
      { id: 'faceShare', value: 0.1, verdict: 'good', area: null },
      { id: 'clutter', value: 0.3, verdict: 'careful', area: { x: 0.1, y: 0.2, width: 0.3, height: 0.4 } },
      { id: 'sharpness', value: 0.3, verdict: 'good', area: null },
    ],
    faces: [aFace(0.4)],
    own: 0,
    crops: [{ app: 'hinge', kept: 0.75, keepsFace: true, area: { x: 0, y: 0.1, width: 1, height: 0.75 } }],
    print: '0123456789abcdef',
    score: 9.5,
  },
  writtenBy: 'demo AI',
  sees: true,
  ...part,
});

const anyPrint = aResult().measured.print;

/** Perceptual hashes of different photos, by a number. */
export const toPrint = (place: number) => (place % 16).toString(16).repeat(16);

/** The outcome of each photo, in the order of arrival. */
type End = { result: PhotoResult; isRepeat?: true } | { failure: PhotoFailure };

/** A service that analyzes every photo at once; no two are nearly the same unless a result has a hash of its own. */
export function aService(page: MemoryHost, endOf: (place: number) => End, available = 5) {
  const known: string[] = [];
  page.answer(analyzePhoto, ({ params }) => {
    if (!known.includes(params.operationId)) known.push(params.operationId);
    return { isOver: false };
  });
  page.answerLines(followPhotos, async function* ({ query }): AsyncGenerator<PhotoEvent> {
    for (const operationId of query.photos.split(',')) {
      const place = known.indexOf(operationId);
      if (place < 0) yield { type: 'unknown', operationId };
      else {
        const end = endOf(place);
        if ('result' in end) yield { type: 'analyzed', operationId, ...end, result: withPrint(end.result, place) };
        else yield { type: 'failed', operationId, failure: end.failure };
      }
    }
    yield { type: 'over', available };
  });
  return known;
}

function withPrint(result: PhotoResult, place: number): PhotoResult {
  const { measured } = result;
  return measured.print === anyPrint ? { ...result, measured: { ...measured, print: toPrint(place) } } : result;
}
