import { userProfile } from '@datewright/contracts/account/user-profile';
import { AppError } from '@datewright/service-kit/errors';
import { readProfile } from '../rules/profile-rule.ts';
import { withLatestSubscription } from '../use-cases/billing/latest-subscription.ts';
import { readUserProfile } from '../use-cases/read-profile.ts';
import { reportUse } from '../use-cases/report-use.ts';
import { done, type Route } from './route.ts';

export const userProfileRoute: Route = (routes, ctx) =>
  routes.functions(userProfile, {
    getUserProfile: async (_payload, { caller }) =>
      readUserProfile(ctx, await withLatestSubscription(ctx, caller.user)),
    async createUserProfile(payload, { caller }) {
      await ctx.users.setProfile(caller.user._id, readProfile(payload, new Date(ctx.now())));
      return done;
    },
    async verifyUserProfile({ userId }, { caller }) {
      if (userId !== caller.user._id) throw new AppError('not_found');
      return done;
    },
    useMessageCredit: (payload, { caller }) =>
      reportUse(ctx, caller.user, { tool: 'chatpad', amount: 1, operationId: payload?.operationId }),
    useFeatureCredit: ({ creditType, amount, operationId }, { caller }) =>
      reportUse(ctx, caller.user, { tool: creditType, amount, operationId }),
    trackPhotoAnalysis: ({ photosCount, operationId }, { caller }) =>
      reportUse(ctx, caller.user, { tool: 'photoanalyzer', amount: photosCount, operationId }),
  });
