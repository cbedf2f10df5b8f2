import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { postCategory, postPicture, slug } from './post.ts';

const base = { service: 'marketing', audience: 'member' } as const;
const postId = z.string().check(z.regex(/^[a-z0-9-]{4,100}$/));
const version = z.number().check(z.int(), z.minimum(0));

/** Maximum characters of a post's Markdown. */
export const markdownMaxLength = 100_000;

/** The content that an editor writes. A draft may be incomplete; publishing reports what is missing. */
export const postContent = z.object({
  slug: z.union([slug, z.literal('')]),
  title: z.string().check(z.maxLength(140)),
  excerpt: z.string().check(z.maxLength(320)),
  markdown: z.string().check(z.maxLength(markdownMaxLength)),
  picture: z.nullable(postPicture),
  featured: z.boolean(),
  category: postCategory,
  tags: z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(40))).check(z.maxLength(12)),
  author: z.nullable(z.string().check(z.maxLength(80))),
});
export type PostContent = z.infer<typeof postContent>;

export const postStates = ['draft', 'scheduled', 'published'] as const;
export type PostState = (typeof postStates)[number];

const adminPostSummary = z.object({
  id: postId,
  slug: z.string(),
  title: z.string(),
  state: z.enum(postStates),
  /** The draft has changes that are not published. */
  hasChanges: z.boolean(),
  /** ISO 8601; `null` for a draft. */
  publishAt: z.nullable(z.string()),
  savedAt: z.string(),
  /** The last save was by the admin who makes the request. */
  savedByYou: z.boolean(),
});
export type AdminPostSummary = z.infer<typeof adminPostSummary>;

export const adminPost = z.extend(adminPostSummary, {
  /** Version of the draft. A save names the version that it is based on. */
  version,
  draft: postContent,
  /** Earlier slugs that redirect here. */
  formerSlugs: z.array(z.string()),
  /** True if visitors can see the post or could see it once. */
  wasPublic: z.boolean(),
});
export type AdminPost = z.infer<typeof adminPost>;

export const listAdminPosts = defineCall({
  ...base,
  method: 'GET',
  path: '/v1/marketing/admin/posts',
  summary: 'Every post that there is, the last one saved first. Only for admins, like all calls of the desk.',
  query: z.object({
    /** Searches title, slug and text. */
    q: z.optional(z.string().check(z.maxLength(100))),
    state: z.optional(z.enum(postStates)),
  }),
  response: z.object({ posts: z.array(adminPostSummary) }),
});

export const createPost = defineCall({
  ...base,
  method: 'POST',
  path: '/v1/marketing/admin/posts',
  summary: 'Begins a draft. The same id twice begins it once.',
  body: z.object({ id: postId, title: z.string().check(z.maxLength(140)) }),
  response: adminPost,
});

export const readAdminPost = defineCall({
  ...base,
  method: 'GET',
  path: '/v1/marketing/admin/posts/:id',
  summary: 'One post as its editors see it.',
  params: z.object({ id: postId }),
  response: adminPost,
});

/** Errors: `post_changed` if someone saved after version `base`. */
export const savePost = defineCall({
  ...base,
  method: 'PUT',
  path: '/v1/marketing/admin/posts/:id',
  summary: 'Saves the draft. Readers see nothing of it.',
  params: z.object({ id: postId }),
  body: z.object({ base: version, content: postContent }),
  response: adminPost,
});

/** Errors: `invalid_request` with the missing fields, `slug_taken`, or `post_changed`. */
export const publishPost = defineCall({
  ...base,
  method: 'POST',
  path: '/v1/marketing/admin/posts/:id/publish',
  summary: 'Shows the draft to readers, now or from a time on. An address that it had before leads to the new one.',
  params: z.object({ id: postId }),
  body: z.object({
    base: version,
    /** ISO 8601, at most a year ahead; `null` is now. A post that is already published changes immediately. */
    at: z._default(
      z.nullable(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?Z$/))),
      null,
    ),
  }),
  response: adminPost,
});

export const unpublishPost = defineCall({
  ...base,
  method: 'POST',
  path: '/v1/marketing/admin/posts/:id/unpublish',
  summary: 'Takes a post from readers, or off its time. The draft stays.',
  params: z.object({ id: postId }),
  response: adminPost,
});

/**
 * Errors: `post_was_published` for a post that was public when `public` does not say so, `post_changed` if someone saved
 * after version `base`, or `not_found`.
 */
export const deletePost = defineCall({
  ...base,
  method: 'DELETE',
  path: '/v1/marketing/admin/posts/:id',
  summary:
    'Deletes a post with its versions and the pictures that no other post shows. The address of a public post answers 410 from then on.',
  params: z.object({ id: postId }),
  query: z.object({
    base: z.string().check(z.regex(/^\d{1,9}$/)),
    /** The admin was asked about a post that is or was public. */
    public: z.optional(z.literal('yes')),
  }),
  response: z.object({}),
});

export const previewPost = defineCall({
  ...base,
  method: 'POST',
  path: '/v1/marketing/admin/preview',
  summary: 'What readers would see of a text, cleaned as for them.',
  body: z.object({ markdown: z.string().check(z.maxLength(markdownMaxLength)) }),
  response: z.object({ html: z.string(), words: z.number(), readTimeMinutes: z.number() }),
});

const postVersion = z.object({
  version,
  savedAt: z.string(),
  savedByYou: z.boolean(),
  /** This version was published. */
  published: z.boolean(),
  title: z.string(),
});
export type PostVersion = z.infer<typeof postVersion>;

export const listPostVersions = defineCall({
  ...base,
  method: 'GET',
  path: '/v1/marketing/admin/posts/:id/versions',
  summary: 'What a post was, the newest first. Saves within ten minutes of one editor are one.',
  params: z.object({ id: postId }),
  response: z.object({ versions: z.array(postVersion) }),
});

export const readPostVersion = defineCall({
  ...base,
  method: 'GET',
  path: '/v1/marketing/admin/posts/:id/versions/:version',
  summary: 'One of them whole: to compare, or to save again.',
  params: z.object({ id: postId, version: z.string().check(z.regex(/^\d{1,9}$/)) }),
  response: z.object({ content: postContent }),
});
