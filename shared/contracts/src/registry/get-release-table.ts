import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { remoteName, version } from './fields.ts';
import { composedRemote } from './get-composition.ts';

const rollout = z.object({
  /** The share of visitors who get it, from 0 to 100. */
  percent: z.number(),
  /** Ids of visitors who get it at any percentage. */
  visitors: z.array(z.string()),
});
export type Rollout = z.infer<typeof rollout>;

export const releasedRemote = z.object({
  name: remoteName,
  stable: z.nullable(composedRemote),
  canary: z.nullable(z.extend(rollout, { remote: composedRemote })),
});
export type ReleasedRemote = z.infer<typeof releasedRemote>;

/** A version of the shell, which edges serve with all its files. */
export const shellVersion = z.object({
  version,
  /** The hash of each file, by path. */
  integrity: z.record(z.string(), z.string()),
});
export type ShellVersion = z.infer<typeof shellVersion>;

export const releasedShell = z.object({
  stable: z.nullable(shellVersion),
  canary: z.nullable(z.extend(rollout, { shell: shellVersion })),
});
export type ReleasedShell = z.infer<typeof releasedShell>;

/** Everything that an edge needs to choose the versions of any visitor. */
export const releaseTable = z.object({
  remotes: z.array(releasedRemote),
  /** Without it, each edge serves the shell that it was deployed with. */
  shell: z.optional(releasedShell),
});
export type ReleaseTable = z.infer<typeof releaseTable>;

/** Edges poll it with `If-None-Match`, and do not serve it to browsers. */
export const getReleaseTable = defineCall({
  service: 'registry',
  method: 'GET',
  path: '/registry/v1/release-table',
  audience: 'open',
  summary:
    'The live versions of every remote, from which an edge chooses for each visitor; 304 while they are the same.',
  response: releaseTable,
});
