import type { Match } from '@datewright/contracts/chatpad/match';
import type { MemberData } from '@datewright/service-kit/member-data';
import type { AppContext } from '../context.ts';
import { deleteAllMatches } from './delete-all-matches.ts';

/** Matches whose rounds are read together: a query for each match would take most of the time. */
const batchSize = 100;

async function* streamMatches(ctx: AppContext, userId: string) {
  async function* addRounds(matches: Match[]) {
    const ids = matches.map(({ id }) => id);
    const rounds = await ctx.rounds.listByMatches(userId, ids);
    for (const match of matches) yield { ...match, rounds: rounds.get(match.id) ?? [] };
  }
  let batch: Match[] = [];
  for await (const match of ctx.matches.stream(userId)) {
    batch.push(match);
    if (batch.length < batchSize) continue;
    yield* addRounds(batch);
    batch = [];
  }
  yield* addRounds(batch);
}

/** All data that this service stores about a member, to export or erase. */
export const memberData: MemberData<AppContext> = {
  collect: async (ctx, userId) => ({ matches: streamMatches(ctx, userId) }),
  erase: deleteAllMatches,
};
