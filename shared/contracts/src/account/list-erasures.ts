import { defineCall } from '../call.ts';
import { z } from '../zod.ts';

export const listErasures = defineCall({
  service: 'account',
  method: 'GET',
  path: '/internal/erasures',
  audience: 'service',
  summary: 'Members who are to be erased and whom the calling service has not confirmed yet; the oldest hundred.',
  response: z.object({ members: z.array(z.string()) }),
});
