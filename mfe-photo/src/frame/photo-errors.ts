import type { errors } from '@datewright/contracts/photo/errors';
import type { PhotoError } from '../photos/photo.ts';

/** What a member can do about a photo that has no result. */
export interface PhotoTrouble {
  /** `again`: the same photo. `same`: again, under the same operation, as it may be charged already. */
  next: 'again' | 'same' | 'face' | 'other';
  /** For what it shows: a member may call that wrong. */
  refused?: true;
  /** Our own sentence says more than the service's. */
  own?: true;
}

type OfFriends = `friend_${string}` | 'too_many_friend_links';
type PhotoCode = Exclude<keyof typeof errors, OfFriends>;
type SharedCode =
  | 'ai_failed'
  | 'ai_refused'
  | 'ai_timeout'
  | 'charge_unknown'
  | 'unavailable'
  | 'internal'
  | 'too_slow'
  | 'too_many_attempts'
  | 'operation_conflict';

const known = {
  not_a_photo: { next: 'other' },
  photo_gone: { next: 'other' },
  not_dating_ready: { next: 'other', refused: true },
  which_face: { next: 'face' },
  photo_minor: { next: 'other', refused: true },
  photo_nudity: { next: 'other', refused: true },
  photo_violence: { next: 'other', refused: true },
  photo_self_harm: { next: 'other', refused: true },
  photo_document: { next: 'other', refused: true },
  photo_screenshot: { next: 'other', refused: true },
  ai_failed: { next: 'again', own: true },
  ai_refused: { next: 'again', own: true },
  ai_timeout: { next: 'again' },
  charge_unknown: { next: 'same' },
  unavailable: { next: 'again' },
  internal: { next: 'again' },
  too_slow: { next: 'again' },
  too_many_attempts: { next: 'again' },
  operation_conflict: { next: 'again' },
} satisfies Record<PhotoCode | SharedCode, PhotoTrouble>;

const byCode = new Map<string, PhotoTrouble>(Object.entries(known));

// Found out in the browser, before anything was sent.
for (const code of ['unreadable', 'image_too_large', 'too_many_pixels', 'lost']) byCode.set(code, { next: 'other' });

/** What stands behind a code; what a newer service says counts as a failure of our side. */
export const troubleOf = ({ code }: PhotoError): PhotoTrouble => byCode.get(code) ?? { next: 'again', own: true };

/** What a member reads. */
export const messageOf = (error: PhotoError, failed: string) => (troubleOf(error).own ? failed : error.message);
