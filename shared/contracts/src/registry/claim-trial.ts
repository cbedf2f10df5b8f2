import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { composedRemote } from './get-composition.ts';
import { previewToken } from './get-preview.ts';

export const trialLease = z.object({
  /** Comes back with the result: a lease that expired does not count. */
  leaseId: z.string().check(z.minLength(1), z.maxLength(60)),
  /** The version under trial. A shell has no routes and its files are served from the root. */
  remote: composedRemote,
  /** Of a shell: with this preview the edge sends its pages. */
  preview: z.optional(previewToken),
});
export type TrialLease = z.infer<typeof trialLease>;

export const claimTrial = defineCall({
  service: 'registry',
  method: 'POST',
  path: '/internal/trials/claim',
  audience: 'service',
  summary: 'Leases the version that has waited longest for its trial, or none.',
  response: z.object({ lease: z.nullable(trialLease) }),
});
