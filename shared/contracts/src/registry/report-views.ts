import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { versionParams } from './fields.ts';

/** How the view of a remote's page ended: `failed` did not load, threw, or blocked the page for seconds. */
export const viewReport = z.extend(versionParams, { outcome: z.enum(['ok', 'failed']) });
export type ViewReport = z.infer<typeof viewReport>;

/** Pages send it only for remotes that have a canary. It holds nothing about the visitor. */
export const reportViews = defineCall({
  service: 'registry',
  method: 'POST',
  path: '/registry/v1/views',
  audience: 'open',
  summary:
    'Counts views of pages by remote version and outcome, by which a canary is compared with the stable version.',
  body: z.object({ views: z.array(viewReport).check(z.minLength(1), z.maxLength(10)) }),
  response: z.object({}),
});
