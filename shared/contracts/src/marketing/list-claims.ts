import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { claim } from './claims.ts';

export const listClaims = defineCall({
  service: 'marketing',
  method: 'GET',
  path: '/v1/marketing/claims',
  audience: 'open',
  summary: 'The claims that a page may show today.',
  query: z.object({ page: z.string().check(z.maxLength(60)) }),
  response: z.object({ claims: z.array(claim) }),
});
