import type { ErrorEntries } from '../error-entries.ts';

/** Errors of the Photo Analyzer only. None of them costs a credit. */
export const errors = {
  not_a_photo: {
    status: 400,
    message: 'We could not read that picture. Send a JPEG, PNG, WebP, HEIC or AVIF of up to 10 MB and 40 megapixels.',
  },
  photo_gone: {
    status: 410,
    message: 'We keep a photo for ten minutes at most, and this one is gone. Choose it again.',
  },
  not_dating_ready: {
    status: 422,
    message: 'This doesn’t look like a dating-ready photo. Share a clear shot of you to get tips!',
  },
  which_face: { status: 422, message: 'There is more than one person in this photo. Tap your own face.' },
  photo_minor: {
    status: 422,
    message: 'Someone in this photo may be under 18, so we don’t look at it. Choose a photo of you alone.',
  },
  photo_nudity: { status: 422, message: 'This photo shows too much skin for a dating profile. Choose another one.' },
  photo_violence: {
    status: 422,
    message: 'This photo shows violence, a weapon or an injury. Choose another one.',
  },
  photo_self_harm: {
    status: 422,
    message: 'This photo may show that someone is hurting. If it is you: please talk to someone you trust, today.',
  },
  photo_document: {
    status: 422,
    message: 'This looks like a document or a card with personal data. Never put it in a profile.',
  },
  photo_screenshot: {
    status: 422,
    message: 'This looks like a screenshot or another person’s picture. Choose your own photo of you.',
  },
  friend_link_gone: { status: 410, message: 'This link has ended. Ask your friend for a new one.' },
  friend_link_full: { status: 409, message: 'Enough friends have answered already. Thank you!' },
  friend_network_full: {
    status: 409,
    message: 'Three answers have already come from this network. Open the link on another one, such as mobile data.',
  },
  friend_link_not_opened: {
    status: 403,
    message: 'Your browser didn’t keep our cookie. Allow cookies for this page and open the link again.',
  },
  too_many_friend_links: { status: 409, message: 'You have five open links. End one before you make another.' },
} as const satisfies ErrorEntries;
