import { defineCall } from '../call.ts';
import { z } from '../zod.ts';

const base = { service: 'marketing', method: 'GET', audience: 'open', response: z.string() } as const;

/** Maximum size of an uploaded picture, in bytes. */
export const postPictureMaxBytes = 10 * 1024 * 1024;

/** The body is `multipart/form-data` with one file named `picture`. */
export const addPostPicture = defineCall({
  ...base,
  method: 'POST',
  audience: 'member',
  path: '/v1/marketing/admin/pictures',
  summary: 'Takes a picture for a post: upright, re-encoded, without metadata, at most 1600 pixels wide.',
  upload: { maxBytes: postPictureMaxBytes },
  response: z.object({ url: z.string(), width: z.number(), height: z.number() }),
});

export const readPostPicture = defineCall({
  ...base,
  path: '/v1/marketing/pictures/posts/:name',
  summary: 'A picture of a post, as JPEG.',
  params: z.object({ name: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}\.jpg$/)) }),
});

export const readPostDrawing = defineCall({
  ...base,
  path: '/v1/marketing/pictures/drawings/:name',
  summary: 'A drawing that ships with the posts: a cover or a figure, as SVG.',
  params: z.object({ name: z.string().check(z.maxLength(90), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*\.svg$/)) }),
});

/** `page` by its path (`home`, `use-cases-tinder`), `post` by its slug. */
export const openGraphPicture = defineCall({
  ...base,
  path: '/v1/marketing/pictures/og/:kind/:name',
  summary: 'The picture of a page or a post for previews, 1200 by 630, as PNG.',
  params: z.object({
    kind: z.enum(['page', 'post']),
    name: z.string().check(z.maxLength(90), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*\.png$/)),
  }),
});
