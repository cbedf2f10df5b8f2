import { deleteWritingProfile } from '@datewright/contracts/account/delete-writing-profile';
import { toWritingProfile } from '../../rules/writing-profile.ts';
import type { Route } from '../route.ts';

/** The time stays, so that a tool that stored a sample of its own before knows that the member wants none. */
export const deleteWritingProfileRoute: Route = (routes, ctx) =>
  routes.call(deleteWritingProfile, async ({ caller }) =>
    toWritingProfile(
      await ctx.users.setWriting(caller.user._id, { voice: '', about: [], updatedAt: new Date(ctx.now()) }),
    ),
  );
