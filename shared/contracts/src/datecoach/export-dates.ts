import { defineCall } from '../call.ts';
import { moderationNotice } from '../moderation.ts';
import { z } from '../zod.ts';
import { base } from './base.ts';
import { plan } from './plan.ts';
import { playbook } from './playbook.ts';
import { savedTip } from './saved-tip.ts';
import { dateSpot } from './spot.ts';

/** The spots of one search, stored for `spotRetentionDays`. */
const spotSearch = z.object({
  createdAt: z.string(),
  writtenBy: z.string(),
  spots: z.array(dateSpot),
  care: z.nullable(moderationNotice),
});

export const exportDates = defineCall({
  ...base,
  method: 'GET',
  path: '/v1/datecoach/export',
  summary: 'Everything of the member that is kept here.',
  response: z.object({
    playbooks: z.array(playbook),
    savedTips: z.array(savedTip),
    plans: z.array(plan),
    spots: z.array(spotSearch),
  }),
});
