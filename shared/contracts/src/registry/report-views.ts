import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { versionParams } from './fields.ts';

/**
 * How the view of a remote's page ended, by its worst fault: `failed` did not load or threw, `hung` blocked the page for seconds,
 * `callFailed` got an error from a service, and `slow` painted or reacted late, by the bounds of `slowView`.
 */
export const viewOutcomes = ['ok', 'failed', 'hung', 'callFailed', 'slow'] as const;
export type ViewOutcome = (typeof viewOutcomes)[number];

/** Milliseconds from which a paint or a reaction is poor (Core Web Vitals, web.dev/articles/vitals: LCP and INP). */
export const slowView = { largestPaintMs: 4000, reactionMs: 500 };

export const viewReport = z.extend(versionParams, { outcome: z.enum(viewOutcomes) });
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
