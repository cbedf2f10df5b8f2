import type { MemberData } from '@datewright/service-kit/member-data';
import type { AppContext } from '../context.ts';
import { deleteAllMatches } from './delete-all-matches.ts';

/** All data that this service stores about a member, to export or erase. */
export const memberData: MemberData<AppContext> = {
  async collect(ctx, userId) {
    const matches = await ctx.matches.listWhole(userId);
    return {
      matches: await Promise.all(
        matches.map(async (match) => ({ ...match, rounds: await ctx.rounds.listByMatch(userId, match.id) })),
      ),
    };
  },
  erase: deleteAllMatches,
};
