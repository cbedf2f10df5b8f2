import type { JobProgress } from '@datewright/contracts/job';
import type { Face } from '@datewright/contracts/photo/facts';
import type { PhotoResult } from '@datewright/contracts/photo/photo-result';

/** Why there is no result: a code of the error catalogue, or one of the page's own (`unreadable`, `too_large`, `offline`). */
export interface PhotoError {
  code: string;
  message: string;
  /** Whose face it is has to be said first. */
  faces?: Face[];
}

/** One photo of the member's session on this page. */
export interface Photo {
  id: string;
  name: string;
  /** As it was chosen, or a JPEG of it where the browser can't show that. Null when the browser lost it. */
  file: Blob | null;
  /** JPEG as a data URL, 600 px on the longer side. */
  thumbnail: string;
  /** Under which the service looks at it; the same one is never charged twice. */
  operationId: string;
  /** Where the member said that their own face is. */
  face?: { x: number; y: number };
  analyzing: boolean;
  progress: JobProgress | null;
  result: PhotoResult | null;
  error: PhotoError | null;
}

/** One that has a result. */
export type AnalyzedPhoto = Photo & { result: PhotoResult };
