import { defineActionEndpoint } from '../call.ts';
import { operationId } from '../operation-id.ts';
import { tier } from '../plan-schemas.ts';
import { mapTools } from '../tool-lookup.ts';
import { z } from '../zod.ts';
import { creditBalance } from './credit-balance.ts';
import { profileFields, successResponse } from './fields.ts';

const subscription = z.object({
  tier,
  endDate: z.nullable(z.string()),
  active: z.boolean(),
  renewalDate: z.nullable(z.string()),
  /** Ends at `endDate` and is not renewed. */
  cancelAtPeriodEnd: z._default(z.boolean(), false),
  /** The plan that starts at `renewalDate`, if it differs. */
  nextTier: z._default(z.nullable(tier), null),
  /** The last payment failed and must be made by this time, or the plan ends. */
  paymentDueBy: z._default(z.nullable(z.string()), null),
});

export const userProfileAnswer = z.object({
  profile: z.object({
    email: z.string(),
    full_name: z.nullable(z.string()),
    limits_reset_date: z.string(),
    analyzed_photos_count: z.number(),
  }),
  credits: z.object(mapTools(() => creditBalance)),
  subscription,
});
export type UserProfileAnswer = z.infer<typeof userProfileAnswer>;

const creditUse = z.object({ success: z.boolean(), credits: creditBalance });

const reportedOperationId = z.optional(operationId);

export const userProfile = defineActionEndpoint({
  service: 'account',
  path: '/functions/v1/user-profile',
  audience: 'member',
  summary:
    'The member’s profile, plan and credits. Reporting a use that was charged by its operation id charges nothing.',
  actions: {
    getUserProfile: { payload: z.optional(z.object({})), response: userProfileAnswer },
    createUserProfile: { payload: profileFields, response: successResponse },
    verifyUserProfile: { payload: z.object({ userId: z.string().check(z.maxLength(64)) }), response: successResponse },
    useMessageCredit: { payload: z.optional(z.object({ operationId: reportedOperationId })), response: creditUse },
    useFeatureCredit: {
      payload: z.object({
        creditType: z.literal('datecoach'),
        amount: z.number().check(z.int(), z.minimum(1), z.maximum(10)),
        operationId: reportedOperationId,
      }),
      response: creditUse,
    },
    trackPhotoAnalysis: {
      payload: z.object({
        photosCount: z.number().check(z.int(), z.minimum(1), z.maximum(10)),
        operationId: reportedOperationId,
      }),
      response: creditUse,
    },
  },
});
