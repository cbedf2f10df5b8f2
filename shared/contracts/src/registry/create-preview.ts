import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { versionParams } from './fields.ts';

export const createPreview = defineCall({
  service: 'registry',
  method: 'POST',
  path: '/registry/v1/remotes/:name/versions/:version/preview',
  audience: 'publisher',
  summary: 'Makes a link that shows a published version of the own team in the one browser that starts it first.',
  params: versionParams,
  response: z.object({
    /** The page that asks before it starts the preview. Everyone who has it can start it, in one browser only. */
    url: z.string(),
    /** ISO time at which the link and the preview end. */
    expiresAt: z.string(),
  }),
});
