import type { MemberData } from '@datewright/service-kit/member-data';
import type { AppContext } from '../context.ts';
import { deleteAllMatches } from './delete-all-matches.ts';

async function* streamMatches(ctx: AppContext, userId: string) {
  for await (const match of ctx.matches.stream(userId))
    yield { ...match, rounds: await ctx.rounds.listByMatch(userId, match.id) };
}

/** All data that this service stores about a member, to export or erase. */
export const memberData: MemberData<AppContext> = {
  collect: async (ctx, userId) => ({ matches: streamMatches(ctx, userId) }),
  erase: deleteAllMatches,
};
