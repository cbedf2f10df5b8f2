import { saveWritingProfile } from '@datewright/contracts/account/save-writing-profile';
import { toWritingProfile } from '../../rules/writing-profile.ts';
import type { Route } from '../route.ts';

export const saveWritingProfileRoute: Route = (routes, ctx) =>
  routes.call(saveWritingProfile, async ({ caller, body }) =>
    toWritingProfile(await ctx.users.setWriting(caller.user._id, { ...body, updatedAt: new Date(ctx.now()) })),
  );
