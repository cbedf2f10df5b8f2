import type { ProfileContext } from '../../context.ts';
import type { ProfileFields, User } from '../../data/user-model.ts';
import { parseProfile } from '../../rules/profile-rule.ts';

/** Replaces the whole profile: a field that is not given is deleted. Throws `under_age`. */
export async function saveOwnProfile(
  ctx: ProfileContext,
  userId: string,
  profile: ProfileFields,
): Promise<User | null> {
  await ctx.users.replaceProfile(userId, parseProfile(profile, new Date(ctx.now())));
  return ctx.users.findById(userId);
}
