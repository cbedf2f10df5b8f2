import { defineCall } from '../call.ts';
import { z } from '../zod.ts';

/** The steps that a visit may reach, in order. */
export const funnelSteps = ['visit', 'register', 'confirm', 'suggestion', 'purchase'] as const;
export type FunnelStep = (typeof funnelSteps)[number];

const utcDay = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
/** Number of visits that reached each step. */
const funnel = z.object({
  visit: z.number(),
  register: z.number(),
  confirm: z.number(),
  suggestion: z.number(),
  purchase: z.number(),
});
export type Funnel = z.infer<typeof funnel>;

/** A proportion with its 95% confidence interval. */
const confidenceInterval = z.object({ share: z.number(), low: z.number(), high: z.number() });
export type ConfidenceInterval = z.infer<typeof confidenceInterval>;

export const analyticsReport = z.object({
  days: z.array(z.extend(funnel, { day: utcDay })),
  total: funnel,
  /** By the campaign of the visit, most visits first. */
  sources: z.array(z.extend(funnel, { source: z.string() })),
  pages: z.array(z.object({ path: z.string(), views: z.number(), visits: z.number() })),
  experiments: z.array(
    z.object({
      name: z.string(),
      variants: z.array(z.extend(funnel, { variant: z.string(), registered: confidenceInterval })),
      /** B minus A, in the share of visits that register; `null` while there is only one variant. */
      difference: z.nullable(confidenceInterval),
    }),
  ),
});
export type AnalyticsReport = z.infer<typeof analyticsReport>;

/** Maximum days of one report. */
export const maxReportDays = 366;

export const readAnalytics = defineCall({
  service: 'marketing',
  audience: 'member',
  method: 'GET',
  path: '/v1/marketing/admin/numbers',
  summary: 'What visitors who allowed it did, by UTC day. Only for admins.',
  query: z.object({ from: utcDay, to: utcDay }),
  response: analyticsReport,
});
