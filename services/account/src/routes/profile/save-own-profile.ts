import { saveOwnProfile as call } from '@datewright/contracts/account/save-own-profile';
import { toOwnProfile } from '../../rules/own-profile.ts';
import { saveOwnProfile } from '../../use-cases/profile/save-own-profile.ts';
import type { Route } from '../route.ts';

export const saveOwnProfileRoute: Route = (routes, ctx) =>
  routes.call(call, async ({ caller, body }) => toOwnProfile(await saveOwnProfile(ctx, caller.user._id, body)));
