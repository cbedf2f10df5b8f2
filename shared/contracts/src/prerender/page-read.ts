import { z } from '../zod.ts';

const stringParams = z.record(z.string().check(z.maxLength(60)), z.string().check(z.maxLength(200)));

/** One `GET` whose data a page needs to render: a declared call with its parameters. */
export const pageRead = z.object({
  path: z.string().check(z.maxLength(200)),
  params: z.optional(stringParams),
  query: z.optional(stringParams),
});
export type PageRead = z.infer<typeof pageRead>;

/** The key of a read, identical on the server and in the browser. */
export function readKey({ path, params, query }: PageRead): string {
  const inOrder = (words: Record<string, string> = {}) => Object.entries(words).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([path, inOrder(params), inOrder(query)]);
}

/** The path of the call in a `readKey`. */
export const pathOfRead = (key: string): string => JSON.parse(key)[0];
