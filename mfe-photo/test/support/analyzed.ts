import type { Face } from '@datewright/contracts/photo/photo-metrics';
import type { PhotoType } from '@datewright/contracts/photo/photo-type';
import { type MeasurementId, photoRules } from '@datewright/contracts/photo/rules';
import type { AnalyzedPhoto } from '../../src/lib/photo.ts';

interface Wish {
  type?: PhotoType;
  score?: number;
  /** The number of visible faces. */
  faces?: number;
  /** The member's face as a share of the photo; null when it could not be measured. */
  share?: number | null;
  /** The tilt of the member's head in degrees. */
  tilt?: number;
  print?: string;
  cropHashes?: string[];
  /** A measurement that speaks against the photo, with its verdict. */
  flaw?: { id: MeasurementId; verdict: 'careful' | 'bad' };
  file?: Blob | null;
  /** False for an AI that can't see photos. */
  sees?: boolean;
  /** The file is a small copy. */
  isCopy?: boolean;
}

const face = (tilt: number): Face => ({
  area: { x: 0.4, y: 0.2, width: 0.2, height: 0.25 },
  tilt,
  turned: 0,
  eyes: { left: { x: 0.45, y: 0.3 }, right: { x: 0.55, y: 0.3 } },
});

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** Hashes that differ in at least 16 bits. */
const prints = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c', 'd', 'e', 'f'].map((digit) =>
  digit.repeat(16),
);
let made = 0;

/** An analyzed photo, by default a good one with one clear face. No two are near-duplicates. */
export function analyzed(name: string, wish: Wish = {}): AnalyzedPhoto {
  const { type = 'profile', score = 7, faces = 1, share = 0.1, tilt = 0, file = null, isCopy, sees = true } = wish;
  const print = wish.print ?? prints[made++ % prints.length] ?? '';
  const verdict = share === null ? 'unsure' : share >= photoRules.faceShare.careful ? 'good' : 'bad';
  return {
    id: name,
    name: `${name}.jpg`,
    file,
    isCopy,
    thumbnail: pixel,
    operationId: `operation-${name}`,
    analyzing: false,
    progress: null,
    error: null,
    result: {
      type,
      score,
      feedback: { pros: [], cons: [], suggestion: 'Good.' },
      differs: null,
      measured: {
        facts: [
          { id: 'faces', value: faces, verdict: faces === 1 ? 'good' : 'careful', area: null },
          { id: 'faceShare', value: share ?? 0, verdict, area: null },
          { id: 'light', value: 120, verdict: wish.flaw?.id === 'light' ? wish.flaw.verdict : 'good', area: null },
          ...(wish.flaw && wish.flaw.id !== 'light' ? [{ ...wish.flaw, value: 0, area: null }] : []),
        ],
        faces: Array.from({ length: faces }, () => face(tilt)),
        own: faces === 1 ? 0 : null,
        crops: [],
        print,
        ...(wish.cropHashes && { cropHashes: wish.cropHashes }),
        score: 8,
      },
      writtenBy: 'demo AI',
      sees,
    },
  };
}
