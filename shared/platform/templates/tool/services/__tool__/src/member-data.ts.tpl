import type { MemberData } from '@datewright/service-kit/member-data';
import type { AppContext } from './context.ts';

/** All that this service keeps of a member: taken along, or erased. */
export const memberData: MemberData<AppContext> = {
  collect: async (ctx, userId) => ({ answers: await ctx.answers.ofMember(userId) }),
  // What names a member by `userId` is erased by the kit.
  erase: async () => undefined,
};
