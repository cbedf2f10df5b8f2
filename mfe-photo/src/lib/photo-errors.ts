import type { errors } from '@datewright/contracts/photo/errors';
import type { PhotoError } from './photo.ts';

/** What a member can do about a photo that has no result. */
export interface PhotoErrorHandling {
  /** `again`: the same photo. `same`: again, under the same operation, as it may be charged already. */
  nextAction: 'again' | 'same' | 'face' | 'other';
  /** For what it shows: a member may call that wrong. */
  isRejection?: true;
  /** Our own sentence says more than the service's. */
  isPageMessage?: true;
}

type FriendCode = `friend_${string}` | 'too_many_friend_links';
type PhotoCode = Exclude<keyof typeof errors, FriendCode>;
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

const handlingByCode = {
  not_a_photo: { nextAction: 'other' },
  photo_gone: { nextAction: 'other' },
  not_dating_ready: { nextAction: 'other', isRejection: true },
  which_face: { nextAction: 'face' },
  photo_minor: { nextAction: 'other', isRejection: true },
  photo_nudity: { nextAction: 'other', isRejection: true },
  photo_violence: { nextAction: 'other', isRejection: true },
  photo_self_harm: { nextAction: 'other', isRejection: true },
  photo_document: { nextAction: 'other', isRejection: true },
  photo_screenshot: { nextAction: 'other', isRejection: true },
  ai_failed: { nextAction: 'again', isPageMessage: true },
  ai_refused: { nextAction: 'again', isPageMessage: true },
  ai_timeout: { nextAction: 'again' },
  charge_unknown: { nextAction: 'same' },
  unavailable: { nextAction: 'again' },
  internal: { nextAction: 'again' },
  too_slow: { nextAction: 'again' },
  too_many_attempts: { nextAction: 'again' },
  operation_conflict: { nextAction: 'again' },
} satisfies Record<PhotoCode | SharedCode, PhotoErrorHandling>;

const handlingLookup = new Map<string, PhotoErrorHandling>(Object.entries(handlingByCode));

// Found out in the browser, before anything was sent.
for (const code of ['unreadable', 'image_too_large', 'too_many_pixels', 'lost'])
  handlingLookup.set(code, { nextAction: 'other' });

/** What stands behind a code; what a newer service says counts as a failure of our side. */
export const getErrorHandling = ({ code }: PhotoError): PhotoErrorHandling =>
  handlingLookup.get(code) ?? { nextAction: 'again', isPageMessage: true };

/** What a member reads. */
export const getErrorMessage = (error: PhotoError, failed: string) =>
  getErrorHandling(error).isPageMessage ? failed : error.message;
