import { getOwnProfile } from '@datewright/contracts/account/get-own-profile';
import { saveOwnProfile } from '@datewright/contracts/account/save-own-profile';
import type { AppContext } from '../context.ts';
import { readProfile } from '../rules/profile-rule.ts';
import { ownProfileOf } from '../use-cases/member-data.ts';
import type { Route } from './route.ts';

const fresh = async (ctx: AppContext, userId: string) => ownProfileOf(await ctx.users.findById(userId));

export const ownProfileRoutes: Route = (routes, ctx) => {
  routes.call(getOwnProfile, async ({ caller }) => ownProfileOf(caller.user));
  routes.call(saveOwnProfile, async ({ caller, body }) => {
    await ctx.users.replaceProfile(caller.user._id, readProfile(body, new Date(ctx.now())));
    return fresh(ctx, caller.user._id);
  });
};
