import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { friendsBase } from './base.ts';
import { friendLinkLimits, maxPhotos } from './limits.ts';

/** The fragment of the link, so that it appears in no log and reaches no other site. */
export const friendToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

/** The index of a photo in its link, by which a friend's page refers to it. */
const place = z.int().check(z.minimum(0), z.maximum(maxPhotos - 1));

export const openFriendLink = defineCall({
  ...friendsBase,
  method: 'POST',
  path: '/v1/photo/friends/open',
  summary: 'What a link asks: pairs of photos by their places.',
  body: z.object({ token: friendToken }),
  response: z.object({
    photos: z.number(),
    pairs: z.array(z.array(place).check(z.minLength(2), z.maxLength(2))).check(z.maxLength(friendLinkLimits.mostPairs)),
    expiresAt: z.string(),
  }),
});

export const readFriendPhoto = defineCall({
  ...friendsBase,
  method: 'POST',
  path: '/v1/photo/friends/photo',
  summary: 'One photo of a link, as a JPEG.',
  body: z.object({ token: friendToken, place }),
  /** Base64. */
  response: z.object({ jpeg: z.string() }),
});

export const answerFriendLink = defineCall({
  ...friendsBase,
  method: 'POST',
  path: '/v1/photo/friends/answers',
  summary: 'What a friend chose, by the cookie of the opened link. A later answer takes the place of the earlier one.',
  body: z.object({
    token: friendToken,
    choices: z
      .array(z.object({ better: place, other: place }))
      .check(z.minLength(1), z.maxLength(friendLinkLimits.mostPairs)),
  }),
  response: z.object({}),
});

export const reportFriendLink = defineCall({
  ...friendsBase,
  method: 'POST',
  path: '/v1/photo/friends/report',
  summary: 'Says that a photo should not be there, as when it shows the caller: the link ends at once.',
  body: z.object({ token: friendToken }),
  response: z.object({}),
});
