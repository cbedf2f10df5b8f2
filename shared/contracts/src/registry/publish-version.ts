import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { decisionNote } from './decision.ts';
import { remoteName, version, versionParams } from './fields.ts';
import { trialState } from './trial.ts';

export const publishedFile = z.object({
  path: z.string().check(z.regex(/^[\w\-./]+$/)),
  bytes: z.number(),
  /** Subresource integrity, `sha384-…`. */
  integrity: z.string(),
});
export type PublishedFile = z.infer<typeof publishedFile>;

export const publishedVersion = z.object({
  name: remoteName,
  version,
  owner: z.string(),
  publishedAt: z.string(),
  files: z.array(publishedFile),
  trial: z._default(trialState, 'none'),
});

/** Largest size of a published archive, in bytes. */
export const uploadMaxBytes = 20 * 1024 * 1024;

/** The body is a gzipped tar of `mfe.json` and the files of `dist/`, sent as a stream instead of JSON. */
export const publishVersion = defineCall({
  service: 'registry',
  method: 'PUT',
  path: '/registry/v1/remotes/:name/versions/:version',
  audience: 'publisher',
  summary: 'Publishes one immutable version. It becomes visible whole or not at all.',
  params: versionParams,
  query: z.object(decisionNote),
  upload: { maxBytes: uploadMaxBytes + 64 * 1024 },
  response: publishedVersion,
});
