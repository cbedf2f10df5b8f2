import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { composedRemote } from './get-composition.ts';
import { shellVersion } from './get-release-table.ts';

/** Names the preview that a browser has started. Edges read it; scripts can't. */
export const previewCookie = '__Host-preview' as const;

export const previewToken = z.string().check(z.regex(/^[\w-]{32}$/));
export const previewParams = z.object({ token: previewToken });

/** Asked by edges for browsers with the cookie. */
export const getPreview = defineCall({
  service: 'registry',
  method: 'GET',
  path: '/registry/v1/previews/:token/remote',
  audience: 'open',
  summary: 'The version that a started preview shows, of a remote or of the shell; `null` once it has ended.',
  params: previewParams,
  response: z.object({
    remote: z.nullable(composedRemote),
    /** Instead of a remote. */
    shell: z.optional(shellVersion),
  }),
});
