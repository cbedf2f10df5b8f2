import type { errors } from '@datewright/contracts/photo/errors';
import type { PhotoError } from './photo.ts';

/** What a member can do about a photo without a result. */
export interface PhotoErrorHandling {
  /**
   * `again`: request the same photo again. `same`: again with the same operation id, because it may have been charged.
   */
  nextAction: 'again' | 'same' | 'face' | 'other';
  /** Refused for what it shows, which the member may report as wrong. */
  isRejection?: true;
  /** The page's message says more than the service's. */
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

// Detected in the browser before anything was sent.
for (const code of ['unreadable', 'image_too_large', 'too_many_pixels', 'lost'])
  handlingLookup.set(code, { nextAction: 'other' });

/** How to handle an error code; an unknown code of a newer service counts as our failure. */
export const getErrorHandling = ({ code }: PhotoError): PhotoErrorHandling =>
  handlingLookup.get(code) ?? { nextAction: 'again', isPageMessage: true };

export const getErrorMessage = (error: PhotoError, failed: string) =>
  getErrorHandling(error).isPageMessage ? failed : error.message;
