import type { Line } from '@datewright/contracts/chatpad/list-lines';
import type { Page } from '@datewright/service-kit/database/page-cursor';
import type { AppContext } from '../context.ts';

/** The lines that a member saved or copied in a page of rounds, across all existing matches, newest first. */
export async function listLines(
  ctx: AppContext,
  userId: string,
  page: Page,
): Promise<{ lines: Line[]; earlier: string | null }> {
  const { rounds, earlier } = await ctx.rounds.listWithSavedLines(userId, page);
  const names = await ctx.matches.findNames(userId, [...new Set(rounds.map(({ matchId }) => matchId))]);
  const lines = rounds.flatMap(({ matchId, mode, suggestions }) => {
    const matchName = names.get(matchId);
    if (matchName === undefined) return [];
    const kept = suggestions.filter(({ saved, outcome }) => saved || outcome !== undefined);
    return kept.map((line) => ({ ...line, matchId, matchName, mode }));
  });
  return { lines, earlier };
}
