import { randomUUID } from 'node:crypto';
import type { Suggestion } from '@datewright/contracts/chatpad/round';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { WriteRequest } from '../clients/suggestion-writer.ts';
import type { AppContext } from '../context.ts';
import type { StoredRound } from '../data/round-repository.ts';
import type { WritingOptions } from '../prompts/writing-options.ts';

type WriteRoundOptions = Pick<WriteRequest, 'match' | 'checkKind' | 'onGentle' | 'signal'> &
  Pick<WritingOptions, 'gentle' | 'overruled'>;

/** Has the suggestions of a round written, none of which the member had for this match before. */
export async function* writeRound(
  ctx: AppContext,
  round: StoredRound,
  { gentle, overruled, ...given }: WriteRoundOptions,
): AsyncGenerator<Suggestion, void, undefined> {
  const { mode, tone, draft } = round;
  const earlier = await listEarlierTexts(ctx, round);
  for await (const accepted of ctx.suggestionWriter.write({
    ...given,
    options: { mode, tone, draft, gentle, overruled },
    earlier,
  })) {
    yield { id: randomUUID(), ...accepted, saved: false };
  }
}

/** What the member got for this match before: trying again must bring something new. */
async function listEarlierTexts(ctx: AppContext, { userId, matchId }: StoredRound): Promise<string[]> {
  const rounds = await ctx.rounds.listByMatch(userId, matchId);
  return rounds.flatMap(({ suggestions }) => suggestions.map(({ text }) => text));
}

/** Keeps a suggestion; false when the round is another request's by now. Throws when its match was deleted. */
export async function saveSuggestion(ctx: AppContext, round: StoredRound, suggestion: Suggestion): Promise<boolean> {
  if (await ctx.rounds.addSuggestion(round, suggestion)) return true;
  if (await ctx.matches.find(round.userId, round.matchId)) return false;
  throw new AppError('match_not_found');
}
