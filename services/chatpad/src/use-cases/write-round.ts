import { randomUUID } from 'node:crypto';
import type { Suggestion } from '@datewright/contracts/chatpad/round';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { splitWords } from '@datewright/tool-kit/ai/ai-answer';
import type { MemberWriting } from '@datewright/tool-kit/moderation/writing-profile';
import type { WriteRequest } from '../clients/suggestion-writer.ts';
import type { AppContext } from '../context.ts';
import type { StoredRound } from '../data/round-repository.ts';
import type { WritingOptions } from '../rules/writing-options.ts';

type WriteRoundOptions = Pick<WriteRequest, 'match' | 'decide' | 'onGentle' | 'signal'> &
  Pick<WritingOptions, 'gentle' | 'overruled'> & { writing: MemberWriting | undefined };

/** Writes the suggestions of a round, without repeating any from earlier rounds of the match. */
export async function* writeRound(
  ctx: AppContext,
  round: StoredRound,
  { gentle, overruled, writing, ...rest }: WriteRoundOptions,
): AsyncGenerator<Suggestion, void, undefined> {
  const { mode, tone, draft, change } = round;
  const [earlier, replied] = await Promise.all([listEarlierTexts(ctx, round), listRepliedTexts(ctx, round.userId)]);
  for await (const accepted of ctx.suggestionWriter.write({
    ...rest,
    options: { mode, tone, draft, change, gentle, overruled, ...writing },
    earlier,
    storedCount: round.suggestions.length,
    replied,
  })) {
    yield { id: randomUUID(), ...accepted, saved: false };
  }
}

/** The member's earlier suggestions for this match, which this round must not repeat, with those of the round itself. */
async function listEarlierTexts(ctx: AppContext, round: StoredRound): Promise<string[]> {
  const rounds = await ctx.rounds.listByMatch(round.userId, round.matchId);
  return [...rounds, round].flatMap(({ suggestions }) => suggestions.map(({ text }) => text));
}

/**
 * Stores a suggestion. Returns false when another request has taken over the round. Throws `match_not_found` when the
 * match was deleted.
 */
export async function saveSuggestion(ctx: AppContext, round: StoredRound, suggestion: Suggestion): Promise<boolean> {
  if (await ctx.rounds.addSuggestion(round, suggestion)) return true;
  if (await ctx.matches.find(round.userId, round.matchId)) return false;
  throw new AppError('match_not_found');
}

/**
 * The member's lines that got an answer, as examples. A line with the name of its match is left out: the mask of another match
 * would not know that it is a name.
 */
async function listRepliedTexts(ctx: AppContext, userId: string): Promise<string[]> {
  const lines = await ctx.rounds.listRepliedLines(userId);
  const matches = await Promise.all(lines.map(({ matchId }) => ctx.matches.find(userId, matchId)));
  return lines
    .filter(({ text }, at) => {
      const names = splitWords(matches[at]?.name ?? '');
      const words = new Set(splitWords(text));
      return matches[at] && !names.some((name) => words.has(name));
    })
    .map(({ text }) => text);
}
