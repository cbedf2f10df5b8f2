import type { JobProgress } from '@datewright/contracts/job';
import { type Face, face } from '@datewright/contracts/photo/photo-metrics';
import { type PhotoResult, photoResult } from '@datewright/contracts/photo/photo-result';
import type { PhotoType } from '@datewright/contracts/photo/photo-type';
import { z } from '@datewright/sdk/zod';

/** Why there is no result: a code of the error catalogue or of this page (`unreadable`, `image_too_large`, `too_many_pixels`, `lost`). */
export interface PhotoError {
  code: string;
  message: string;
  /** With `which_face`: the member has to choose their face first. */
  faces?: Face[] | undefined;
}

/** A photo as the browser stores it. */
export interface StoredPhoto {
  /** Starts with the time of choosing, so ids sort in that order. */
  id: string;
  name: string;
  /** The chosen file, or a JPEG of it if the browser can't show that format. Null when the browser lost it. */
  file: Blob | null;
  /** JPEG as a data URL, 600 px on the longer side; empty for a photo that can't be read. */
  thumbnail: string;
  /** The browser lost the file, so it was made again, smaller, from the thumbnail. */
  isCopy?: boolean | undefined;
  /** Identifies the paid request: the service never charges one operation twice. */
  operationId: string;
  /** The position that the member chose as their own face, as shares of width and height. */
  face?: { x: number; y: number } | undefined;
  result: PhotoResult | null;
  /** The picture was analyzed before, so its result cost nothing. */
  isRepeat?: boolean | undefined;
  /** The member turned it upright, so its file is not the one that was analyzed. */
  isTurned?: boolean | undefined;
  error: PhotoError | null;
}

/** A photo with the progress of its analysis. */
export interface Photo extends StoredPhoto {
  analyzing: boolean;
  progress: JobProgress | null;
  /** No credit was left for it in the last analysis. */
  isOut?: boolean;
  /** Its picture is not on this device: the thumbnail is a drawing. */
  isPlaceholder?: boolean;
}

export type AnalyzedPhoto = Photo & { result: PhotoResult };

/** It has neither a result nor an error yet. */
export const isWaiting = ({ result, error }: StoredPhoto) => result === null && error === null;

export const isAnalyzed = (photo: Photo): photo is AnalyzedPhoto => photo.result !== null;

/** What the photo shows; null when the AI can't see photos, because then nobody has looked, or named no known type. */
export const getPhotoType = ({ result }: AnalyzedPhoto): PhotoType | null =>
  result.sees && !result.isTypeGuessed ? result.type : null;

/** Leaves out pictures that show nothing of use for a profile. */
export const isProfilePhoto = (photo: Photo): photo is AnalyzedPhoto =>
  isAnalyzed(photo) && photo.result.type !== 'other';

/** Everything about a photo except its file. Checked on reading, as an older release may have stored it. */
export const storedPhotoFields = z.object({
  id: z.string(),
  name: z.string(),
  thumbnail: z.string(),
  isCopy: z.optional(z.boolean()),
  operationId: z.string(),
  face: z.optional(z.object({ x: z.number(), y: z.number() })),
  result: z.nullable(photoResult),
  isRepeat: z.optional(z.boolean()),
  isTurned: z.optional(z.boolean()),
  error: z.nullable(z.object({ code: z.string(), message: z.string(), faces: z.optional(z.array(face)) })),
});
