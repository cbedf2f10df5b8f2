import { defineCall } from '../call.ts';
import { tier } from '../plan-schemas.ts';
import { z } from '../zod.ts';
import { userId } from './user-id.ts';

export const getSubscriptionTier = defineCall({
  service: 'account',
  method: 'POST',
  path: '/rest/v1/rpc/get_current_subscription_tier',
  audience: 'member',
  summary: 'The caller’s plan. Another member’s id is `not_found`.',
  body: z.object({ p_user_id: userId }),
  response: z.object({ tier }),
});
