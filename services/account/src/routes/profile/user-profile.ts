import { userProfile } from '@datewright/contracts/account/user-profile';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { parseProfile } from '../../rules/profile-rule.ts';
import { refreshSubscription } from '../../use-cases/billing/refresh-subscription.ts';
import { reportUsage } from '../../use-cases/credits/report-usage.ts';
import { getUserProfile } from '../../use-cases/profile/get-user-profile.ts';
import type { Route } from '../route.ts';
import { successResponse } from '../success-response.ts';

export const userProfileRoute: Route = (routes, ctx) =>
  routes.functions(userProfile, {
    getUserProfile: async (_payload, { caller }) => getUserProfile(ctx, await refreshSubscription(ctx, caller.user)),
    async createUserProfile(payload, { caller }) {
      await ctx.users.setProfile(caller.user._id, parseProfile(payload, new Date(ctx.now())));
      return successResponse;
    },
    async verifyUserProfile({ userId }, { caller }) {
      if (userId !== caller.user._id) throw new AppError('not_found');
      return successResponse;
    },
    useMessageCredit: (payload, { caller }) =>
      reportUsage(ctx, caller.user, { tool: 'chatpad', amount: 1, operationId: payload?.operationId }),
    useFeatureCredit: ({ creditType, amount, operationId }, { caller }) =>
      reportUsage(ctx, caller.user, { tool: creditType, amount, operationId }),
    trackPhotoAnalysis: ({ photosCount, operationId }, { caller }) =>
      reportUsage(ctx, caller.user, { tool: 'photoanalyzer', amount: photosCount, operationId }),
  });
