import { z } from '../zod.ts';

/** The categories of posts, in the order in which the blog shows them. */
export const postCategories = [
  'dating-tips',
  'profile-optimization',
  'conversation',
  'date-ideas',
  'confidence',
  'personal-growth',
] as const;

export const postCategory = z.enum(postCategories);
export type PostCategory = z.infer<typeof postCategory>;

/** The path segment of a post below `/blog`. */
export const slug = z.string().check(z.maxLength(80), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));

/** A picture of a post, resized from the editor's upload. */
export const postPicture = z.object({
  url: z.string().check(z.maxLength(300)),
  alt: z.string().check(z.maxLength(300)),
  width: z.number(),
  height: z.number(),
});
export type PostPicture = z.infer<typeof postPicture>;

export const postSummary = z.object({
  id: slug,
  title: z.string().check(z.maxLength(140)),
  excerpt: z.string().check(z.maxLength(320)),
  /** `null`: the page shows the cover of the category. */
  picture: z.nullable(postPicture),
  readTimeMinutes: z.number(),
  featured: z.boolean(),
  category: postCategory,
  tags: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(12)),
  /** ISO 8601. */
  datePublished: z.string(),
  dateModified: z.string(),
  /** `null`: the product team. */
  author: z.nullable(z.string().check(z.maxLength(80))),
});
export type PostSummary = z.infer<typeof postSummary>;

/**
 * A complete published post. The service renders `html` from Markdown and sanitizes it, so pages may insert it as is.
 */
export const post = z.extend(postSummary, { html: z.string() });
export type Post = z.infer<typeof post>;
