import { defineCall } from './call.ts';
import { z } from './zod.ts';

const remoteName = z.string().check(z.maxLength(60), z.regex(/^mfe_[a-z]+$/));
const version = z.string().check(z.maxLength(60), z.regex(/^\d+\.\d+\.\d+(-[0-9a-z.-]+)?$/));
/** The page at one address of our own origin. */
const path = z.string().check(z.maxLength(120), z.regex(/^\/$|^(\/[\w-]+){1,8}$/, 'is no path of our own origin'));
/** `/blog/:id` is a page for each id, `/blog/*` all that is below. Nobody is given the whole origin. */
const routePath = z
  .string()
  .check(z.maxLength(120), z.regex(/^\/$|^(\/:?[\w-]+){1,8}(\/\*)?$/, 'is no path that a route may have'));
const words = z.string().check(z.maxLength(120));
const range = z.string().check(z.maxLength(60));

/** Plan features that a route may ask for. */
export const featureKey = z.enum(['chatPad', 'bioScanner', 'photoAnalyzer', 'dateCoach']);
export type FeatureKey = z.infer<typeof featureKey>;

export const routeCard = z.object({
  path: routePath,
  /** Page title without the product's name. */
  title: words,
  /** `visitor` pages send members to `/`; `member` pages send visitors to `landing`, or to `/login`. */
  guard: z.enum(['open', 'visitor', 'member']),
  feature: z.optional(featureKey),
  landing: z.optional(path),
  /** `page` has header and footer, `tool` has no footer and fills the height, `bare` has neither. */
  layout: z._default(z.enum(['page', 'tool', 'bare']), 'page'),
});
export type RouteCard = z.infer<typeof routeCard>;

export const navigationEntry = z.object({
  menu: z.enum(['products', 'use-cases', 'resources']),
  label: words,
  path,
  /** Whom the entry is shown to. */
  audience: z._default(z.enum(['everyone', 'visitor', 'member']), 'everyone'),
  order: z._default(z.number(), 100),
});
export type NavigationEntry = z.infer<typeof navigationEntry>;

/** A remote's card, `mfe.json`: everything the shell and the registry know about it. */
export const remoteCard = z.object({
  name: remoteName,
  owner: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  version,
  routes: z.array(routeCard).check(z.maxLength(50)),
  navigation: z._default(z.array(navigationEntry).check(z.maxLength(20)), []),
  /** Semver ranges of what this remote was built against. */
  needs: z.object({
    sdk: range,
    services: z._default(z.record(z.string(), range), {}),
  }),
  /** Paths from which a visitor often comes here: the shell loads this remote there when idle. */
  preloadFrom: z._default(z.array(path).check(z.maxLength(50)), []),
  budget: z.object({ brotliKb: z.number().check(z.positive()) }),
});
export type RemoteCard = z.infer<typeof remoteCard>;

export const publishedFile = z.object({
  path: z.string().check(z.regex(/^[\w\-./]+$/)),
  bytes: z.number(),
  /** Subresource integrity, `sha384-…`. */
  integrity: z.string(),
});
export type PublishedFile = z.infer<typeof publishedFile>;

/** One remote as the shell loads it. */
export const composedRemote = z.object({
  card: remoteCard,
  /** Where its immutable files lie on our own origin, without a trailing slash. */
  base: z.string(),
  manifest: z.string(),
  entry: z.string(),
  /** Integrity of each script and style of this version, by path under `base`. */
  integrity: z.record(z.string(), z.string()),
  /** Files that the route's first paint needs, to be preloaded, by path under `base`. */
  preload: z.array(z.string()),
});
export type ComposedRemote = z.infer<typeof composedRemote>;

export const composition = z.object({
  compositionId: z.string(),
  remotes: z.array(composedRemote),
});
export type Composition = z.infer<typeof composition>;

/** What the live shell offers, served as `/shell.json`. */
export const shellCard = z.object({ version: z.string(), sdk: z.string() });

export const getComposition = defineCall({
  service: 'registry',
  method: 'GET',
  path: '/registry/v1/composition',
  audience: 'open',
  summary: 'The versions that one visitor gets; the same visitor id always gets the same answer for the same releases.',
  query: z.object({ visitor: z.optional(z.string().check(z.maxLength(128))) }),
  response: composition,
});

const onVersion = z.object({ name: remoteName, version });

export const publishedVersion = z.object({
  name: remoteName,
  version,
  owner: z.string(),
  publishedAt: z.string(),
  files: z.array(publishedFile),
});

/** How much a publication may weigh as it is sent. */
export const uploadMaxBytes = 20 * 1024 * 1024;

/** The body is a gzipped tar: `mfe.json` and the files of `dist/`. It crosses as a stream, not as JSON. */
export const publishVersion = defineCall({
  service: 'registry',
  method: 'PUT',
  path: '/registry/v1/remotes/:name/versions/:version',
  audience: 'publisher',
  summary: 'Publishes one immutable version. It becomes visible whole or not at all.',
  params: onVersion,
  response: publishedVersion,
});

export const release = z.object({
  name: remoteName,
  owner: z.string(),
  stable: z.nullable(version),
  canary: z.nullable(
    z.object({ version, percent: z.number().check(z.minimum(0), z.maximum(100)), visitors: z.array(z.string()) }),
  ),
  history: z.array(z.object({ version, at: z.string(), by: z.string(), action: z.enum(['promote', 'rollback']) })),
});
export type Release = z.infer<typeof release>;

export const promoteVersion = defineCall({
  service: 'registry',
  method: 'POST',
  path: '/registry/v1/remotes/:name/promote',
  audience: 'publisher',
  summary: 'Makes a published version the stable one.',
  params: z.object({ name: remoteName }),
  body: z.object({ version }),
  response: release,
});

export const listRemotes = defineCall({
  service: 'registry',
  method: 'GET',
  path: '/registry/v1/remotes',
  audience: 'open',
  summary: 'Every remote, what is live of it, and its published versions.',
  response: z.object({ remotes: z.array(z.object({ release, versions: z.array(version) })) }),
});
