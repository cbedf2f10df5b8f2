import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { remoteCard } from './card.ts';
import { version } from './fields.ts';

/** One remote as the shell loads it. */
export const composedRemote = z.object({
  card: remoteCard,
  /** The folder of its immutable files on our own origin, without a trailing slash. */
  base: z.string(),
  manifest: z.string(),
  entry: z.string(),
  /** Integrity of each script and style of this version, by path under `base`. */
  integrity: z.record(z.string(), z.string()),
  /** Files that the route's first paint needs and the edge preloads, by path under `base`. */
  preload: z.array(z.string()),
  /** Integrity of `server/manifest.json` if the version has prerendered pages. Browsers ignore it. */
  server: z.optional(z.string()),
  /** The remote has a canary: pages report how their views of it end. */
  watched: z.optional(z.boolean()),
  /** This browser alone has this version: the page says so all the time. */
  preview: z.optional(z.boolean()),
});
export type ComposedRemote = z.infer<typeof composedRemote>;

export const composition = z.object({
  compositionId: z.string(),
  /** The shell of this page; without it, the one that its edge was deployed with. */
  shell: z.optional(
    z.object({
      version,
      /** It has a canary: pages report how they start, and how the views in them end. */
      watched: z.optional(z.boolean()),
      /** This browser alone has this version: the page says so all the time. */
      preview: z.optional(z.boolean()),
    }),
  ),
  remotes: z.array(composedRemote),
});
export type Composition = z.infer<typeof composition>;

export const getComposition = defineCall({
  service: 'registry',
  method: 'GET',
  path: '/registry/v1/composition',
  audience: 'open',
  summary: 'The versions that one visitor gets; the same visitor id always gets the same answer for the same releases.',
  query: z.object({ visitor: z.optional(z.string().check(z.maxLength(128))) }),
  response: composition,
});
