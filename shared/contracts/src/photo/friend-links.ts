import { defineCall } from '../call.ts';
import { operationId } from '../operation-id.ts';
import { z } from '../zod.ts';
import { base } from './base.ts';
import { friendLinkLimits as limit, maxFriendLinks, maxPhotos, photoUploadMaxBytes } from './limits.ts';

const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{16}$/));

/** How often friends saw a photo in a pair, and how often they chose it. */
export const friendCount = z.object({ operationId, shown: z.number(), chosen: z.number() });
export type FriendCount = z.infer<typeof friendCount>;

export const friendLink = z.object({
  id,
  createdAt: z.string(),
  expiresAt: z.string(),
  /** True once all its photos are uploaded; friends can see it from then on. */
  isOpen: z.boolean(),
  answers: z.number(),
  photos: z.array(friendCount).check(z.maxLength(maxPhotos)),
});
export type FriendLink = z.infer<typeof friendLink>;

export const createFriendLink = defineCall({
  ...base,
  method: 'POST',
  path: '/v1/photo/friend-links',
  summary: 'Begins a link by which friends choose among photos that were analyzed. Its photos are sent one by one.',
  body: z.object({
    photos: z.array(operationId).check(z.minLength(limit.fewestPhotos), z.maxLength(maxPhotos)),
    /** The member's consent to store these photos, encrypted, until the link expires. */
    mayKeep: z.literal(true),
    /** The member's confirmation that everyone in the photos has agreed. */
    allAgreed: z.literal(true),
  }),
  /** `token` opens the link; only this response contains it. */
  response: z.object({ link: friendLink, token: z.string() }),
});

/**
 * The body is `multipart/form-data` with the link's `token` and one file named `photo`, which must be the file that was
 * analyzed.
 */
export const addFriendPhoto = defineCall({
  ...base,
  method: 'PUT',
  path: '/v1/photo/friend-links/:id/photos/:operationId',
  summary: 'Brings one photo to a link, encrypted with a key that only the link holds.',
  params: z.object({ id, operationId }),
  upload: { maxBytes: photoUploadMaxBytes },
  response: friendLink,
});

export const listFriendLinks = defineCall({
  ...base,
  method: 'GET',
  path: '/v1/photo/friend-links',
  summary: 'The member’s own links that have not ended, with what friends chose.',
  response: z.object({ links: z.array(friendLink).check(z.maxLength(maxFriendLinks)) }),
});

export const endFriendLink = defineCall({
  ...base,
  method: 'DELETE',
  path: '/v1/photo/friend-links/:id',
  summary: 'Ends a link at once. Its photos and answers are gone.',
  params: z.object({ id }),
  response: z.object({}),
});
