import type { JobProgress } from '@datewright/contracts/job';
import { type Face, face } from '@datewright/contracts/photo/photo-metrics';
import { type PhotoResult, photoResult } from '@datewright/contracts/photo/photo-result';
import { z } from '@datewright/sdk/zod';

/** Why there is no result: a code of the error catalogue, or one of the page's own (`unreadable`, `too_large`, `offline`). */
export interface PhotoError {
  code: string;
  message: string;
  /** Whose face it is has to be said first. */
  faces?: Face[] | undefined;
}

/** What the browser keeps of a photo. */
export interface StoredPhoto {
  /** Begins with the time at which it was chosen: ids stand in the order of choosing. */
  id: string;
  name: string;
  /** As it was chosen, or a JPEG of it where the browser can't show that. Null when the browser lost it. */
  file: Blob | null;
  /** JPEG as a data URL, 600 px on the longer side; empty for a photo that can't be read. */
  thumbnail: string;
  /** The file was lost, and made again, small, from the thumbnail. */
  isCopy?: boolean | undefined;
  /** Under which the service looks at it; the same one is never charged twice. */
  operationId: string;
  /** Where the member said that their own face is. */
  face?: { x: number; y: number } | undefined;
  result: PhotoResult | null;
  error: PhotoError | null;
}

/** One photo of the member's session on this page. */
export interface Photo extends StoredPhoto {
  analyzing: boolean;
  progress: JobProgress | null;
}

/** One that has a result. */
export type AnalyzedPhoto = Photo & { result: PhotoResult };

export const isAnalyzed = (photo: Photo): photo is AnalyzedPhoto => photo.result !== null;

/** Of what the member sees as results: what shows nothing for a profile is left out. */
export const isProfilePhoto = (photo: Photo): photo is AnalyzedPhoto =>
  isAnalyzed(photo) && photo.result.type !== 'other';

/** Everything of a photo but its file, as it was kept: an older release may have written it in another way. */
export const storedPhotoFields = z.object({
  id: z.string(),
  name: z.string(),
  thumbnail: z.string(),
  isCopy: z.optional(z.boolean()),
  operationId: z.string(),
  face: z.optional(z.object({ x: z.number(), y: z.number() })),
  result: z.nullable(photoResult),
  error: z.nullable(z.object({ code: z.string(), message: z.string(), faces: z.optional(z.array(face)) })),
});
