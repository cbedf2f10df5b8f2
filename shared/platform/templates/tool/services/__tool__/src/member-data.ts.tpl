import type { MemberData } from '@datewright/service-kit/member-data';
import type { AppContext } from './context.ts';

/** What this service stores about a member, for export and erasure. */
export const memberData: MemberData<AppContext> = {
  collect: async (ctx, userId) => ({ answers: await ctx.answers.listByUser(userId) }),
  // The kit erases every document with the member's `userId`.
  erase: async () => undefined,
};
