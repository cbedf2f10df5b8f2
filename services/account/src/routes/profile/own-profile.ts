import { getOwnProfile } from '@datewright/contracts/account/get-own-profile';
import { saveOwnProfile } from '@datewright/contracts/account/save-own-profile';
import type { AppContext } from '../../context.ts';
import { parseProfile } from '../../rules/profile-rule.ts';
import { toOwnProfile } from '../../use-cases/profile/export-account-data.ts';
import type { Route } from '../route.ts';

const findOwnProfile = async (ctx: AppContext, userId: string) => toOwnProfile(await ctx.users.findById(userId));

export const ownProfileRoutes: Route = (routes, ctx) => {
  routes.call(getOwnProfile, async ({ caller }) => toOwnProfile(caller.user));
  routes.call(saveOwnProfile, async ({ caller, body }) => {
    await ctx.users.replaceProfile(caller.user._id, parseProfile(body, new Date(ctx.now())));
    return findOwnProfile(ctx, caller.user._id);
  });
};
