import { defineCall } from '../call.ts';
import { z } from '../zod.ts';

/** What a visit may come to, in its order. */
export const funnelSteps = ['visit', 'register', 'confirm', 'suggestion', 'purchase'] as const;
export type FunnelStep = (typeof funnelSteps)[number];

const utcDay = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
/** Visits that came to each step. */
const funnel = z.object({
  visit: z.number(),
  register: z.number(),
  confirm: z.number(),
  suggestion: z.number(),
  purchase: z.number(),
});
export type Funnel = z.infer<typeof funnel>;

/** A share, and between what it lies with 95% certainty. */
const confidenceInterval = z.object({ share: z.number(), low: z.number(), high: z.number() });
export type ConfidenceInterval = z.infer<typeof confidenceInterval>;

export const analyticsReport = z.object({
  days: z.array(z.extend(funnel, { day: utcDay })),
  total: funnel,
  /** By the campaign that a visit came with; the most visits first. */
  sources: z.array(z.extend(funnel, { source: z.string() })),
  pages: z.array(z.object({ path: z.string(), views: z.number(), visits: z.number() })),
  experiments: z.array(
    z.object({
      name: z.string(),
      variants: z.array(z.extend(funnel, { variant: z.string(), registered: confidenceInterval })),
      /** B less A, in visits that register; `null` while there is only one of them. */
      difference: z.nullable(confidenceInterval),
    }),
  ),
});
export type AnalyticsReport = z.infer<typeof analyticsReport>;

/** Days that one answer covers. */
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
