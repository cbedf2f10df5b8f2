import type { Line } from '@datewright/contracts/chatpad/list-lines';
import type { AppContext } from '../context.ts';

/** The lines that a member saved or copied, across all existing matches, newest first. */
export async function listLines(ctx: AppContext, userId: string): Promise<Line[]> {
  const [rounds, matches] = await Promise.all([ctx.rounds.listWithSavedLines(userId), ctx.matches.list(userId)]);
  const names = new Map(matches.map(({ id, name }) => [id, name]));
  return rounds.flatMap(({ matchId, mode, suggestions }) => {
    const matchName = names.get(matchId);
    if (matchName === undefined) return [];
    const lines = suggestions.filter(({ saved, outcome }) => saved || outcome !== undefined);
    return lines.map((line) => ({ ...line, matchId, matchName, mode }));
  });
}
