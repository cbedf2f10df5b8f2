import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { trialLease } from './claim-trial.ts';
import { versionParams } from './fields.ts';
import { findings } from './trial.ts';

export const reportTrial = defineCall({
  service: 'registry',
  method: 'POST',
  path: '/internal/trials/report',
  audience: 'service',
  summary:
    'Ends a leased trial with what it found. Without findings the version waits again, for a browser or an edge.',
  body: z.object({
    ...versionParams.shape,
    leaseId: trialLease.shape.leaseId,
    findings: z.optional(findings),
  }),
  response: z.object({ isCounted: z.boolean() }),
});
