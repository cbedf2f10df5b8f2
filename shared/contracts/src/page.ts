import { z } from './zod.ts';

/** The query of a list that is read page by page. */
export const pageQuery = z.object({
  /** The most items of a page, 1 to 99. Without it the answer is whole, as pages of earlier releases expect. */
  limit: z.optional(z.string().check(z.regex(/^[1-9]\d?$/))),
  /** The `earlier` cursor of the previous page. */
  before: z.optional(z.string().check(z.maxLength(300))),
});
export type PageQuery = z.output<typeof pageQuery>;

/** The cursor of the next older page; `null` or missing when there is none. */
export const earlier = z.optional(z.nullable(z.string()));
