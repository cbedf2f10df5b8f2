import { randomUUID } from 'node:crypto';
import type { LineChange, Mode, Tone } from '@datewright/contracts/chatpad/mode-and-tone';
import {
  type Round,
  type Suggestion,
  type SuggestionOutcome,
  suggestionOutcome,
} from '@datewright/contracts/chatpad/round';
import { filterBefore, type Page, toPage } from '@datewright/service-kit/database/page-cursor';
import {
  type NewPaidRequest,
  type PaidRequest,
  paidRequestFields,
} from '@datewright/tool-kit/paid-requests/paid-request';
import { createPaidRequestRepository } from '@datewright/tool-kit/paid-requests/paid-request-repository';
import { type Connection, type Model, Schema } from 'mongoose';

/** One request for suggestions, stored once it is admitted. */
export interface StoredRound extends PaidRequest {
  roundId: string;
  matchId: string;
  mode: Mode;
  tone: Tone;
  draft: string | null;
  change?: { text: string; how: LineChange } | undefined;
  writtenBy: string;
  suggestions: Suggestion[];
}
export type NewRound = Omit<NewPaidRequest<StoredRound>, 'roundId' | 'suggestions'>;

const schema = new Schema<StoredRound>(
  {
    ...paidRequestFields,
    roundId: String,
    matchId: String,
    mode: String,
    tone: String,
    draft: String,
    change: { type: { _id: false, text: String, how: String } },
    writtenBy: String,
    suggestions: [
      {
        _id: false,
        id: String,
        text: String,
        reason: String,
        evidence: String,
        saved: Boolean,
        outcome: String,
        claims: { type: [String], default: undefined },
      },
    ],
  },
  { versionKey: false },
);
schema.index({ userId: 1, matchId: 1, createdAt: -1, _id: -1 });
// One for each part of the `$or` in `listWithSavedLines`.
schema.index({ userId: 1, 'suggestions.saved': 1, createdAt: -1, _id: -1 });
schema.index({ userId: 1, 'suggestions.outcome': 1, createdAt: -1, _id: -1 });

type SuggestionMark = { saved: boolean } | { outcome: SuggestionOutcome | null };

export const maxRounds = 200;
/** As many examples as show a manner of writing. */
const maxRepliedLines = 5;

export const toRound = ({ roundId, createdAt, ...stored }: StoredRound): Round => ({
  id: roundId,
  operationId: stored.operationId,
  mode: stored.mode,
  tone: stored.tone,
  draft: stored.draft ?? null,
  ...(stored.change && { change: stored.change }),
  writtenBy: stored.writtenBy,
  suggestions: stored.suggestions.map(({ outcome, ...suggestion }) => ({
    ...suggestion,
    evidence: suggestion.evidence ?? null,
    ...(outcome && { outcome }),
  })),
  createdAt: createdAt.toISOString(),
});

/** Queries for single suggestions, which are stored in their rounds. */
const createSuggestionQueries = (model: Model<StoredRound>) => ({
  /** The text of a suggestion; `null` when the member has none of this id for the match. */
  async findSuggestionText(userId: string, matchId: string, id: string): Promise<string | null> {
    const round = await model.findOne({ userId, matchId, 'suggestions.id': id }).lean<StoredRound>().exec();
    return round?.suggestions.find((suggestion) => suggestion.id === id)?.text ?? null;
  },
  /** The newest lines of the member that got an answer, of all matches, newest first. */
  async listRepliedLines(userId: string): Promise<{ matchId: string; text: string }[]> {
    const rounds = await model
      .find({ userId, 'suggestions.outcome': 'replied' })
      .sort({ createdAt: -1 })
      .limit(maxRepliedLines)
      .lean<StoredRound[]>()
      .exec();
    const lines = rounds.flatMap(({ matchId, suggestions }) =>
      suggestions.filter(({ outcome }) => outcome === 'replied').map(({ text }) => ({ matchId, text })),
    );
    return lines.slice(0, maxRepliedLines);
  },
  /** Sets `saved` or `outcome` of one suggestion. Returns `null` when the suggestion does not exist. */
  async mark(userId: string, matchId: string, id: string, mark: SuggestionMark): Promise<Suggestion | null> {
    const [[name, value] = []] = Object.entries(mark);
    const changed = await model
      .findOneAndUpdate(
        { userId, matchId, 'suggestions.id': id },
        { $set: { [`suggestions.$.${name}`]: value } },
        { returnDocument: 'after' },
      )
      .lean<StoredRound>()
      .exec();
    return (changed && toRound(changed).suggestions.find((suggestion) => suggestion.id === id)) ?? null;
  },
});

export type RoundRepository = ReturnType<typeof createRoundRepository>;

export function createRoundRepository(connection: Connection) {
  const model = connection.model<StoredRound>('Round', schema, 'rounds');
  const requests = createPaidRequestRepository<StoredRound>(model);

  async function findPage(filter: object, { limit, before }: Page) {
    const found = await model
      .find({ ...filter, ...(before && { $and: [filterBefore('createdAt', before)] }) })
      .sort({ createdAt: -1, _id: -1 })
      .limit(limit + 1)
      .lean<StoredRound[]>()
      .exec();
    return toPage(found, limit, ({ createdAt: at, _id: id }) => ({ at, id }));
  }
  const isPaid = ({ state }: StoredRound) => state !== 'running';

  return {
    ...requests,
    ...createSuggestionQueries(model),
    begin: (round: NewRound) => requests.begin({ ...round, roundId: randomUUID(), suggestions: [] }),
    /** Appends a suggestion. Returns false when the round was deleted or another request has taken it over. */
    addSuggestion: (round: StoredRound, suggestion: Suggestion) =>
      requests.update(round, { $push: { suggestions: suggestion } }),

    /** The number of lines in the newest paid round of each match since its time; no entry where there is none. */
    async countNewestLines(userId: string, matches: { id: string; at: Date }[]): Promise<Map<string, number>> {
      if (matches.length === 0) return new Map();
      const found = await model
        .find(
          {
            state: { $in: ['paid', 'done'] },
            $or: matches.map(({ id, at }) => ({ userId, matchId: id, createdAt: { $gte: at } })),
          },
          { matchId: 1, 'suggestions.id': 1 },
        )
        .sort({ createdAt: -1, _id: -1 })
        .lean<Pick<StoredRound, 'matchId' | 'suggestions'>[]>()
        .exec();
      // Of a match with several, the last entry is the one that stays.
      return new Map(found.reverse().map(({ matchId, suggestions }) => [matchId, suggestions.length]));
    },
    /** The newest paid rounds, oldest first. */
    async listByMatch(userId: string, matchId: string): Promise<Round[]> {
      return (await findPage({ userId, matchId }, { limit: maxRounds })).items.filter(isPaid).map(toRound).reverse();
    },
    /** All paid rounds of these matches, oldest first, for the data export. */
    async listByMatches(userId: string, matchIds: string[]): Promise<Map<string, Round[]>> {
      const found = await model
        .find({ userId, matchId: { $in: matchIds } })
        .sort({ createdAt: 1, _id: 1 })
        .lean<StoredRound[]>()
        .exec();
      const byMatch = Map.groupBy(found.filter(isPaid), ({ matchId }) => matchId);
      return new Map([...byMatch].map(([matchId, rounds]) => [matchId, rounds.map(toRound)]));
    },
    /** A page of paid rounds, oldest first, and whether a crashed process left unfinished rounds behind. */
    async listWithAbandoned(
      userId: string,
      matchId: string,
      page: Page,
      now: Date,
    ): Promise<{ rounds: Round[]; earlier: string | null; hasAbandoned: boolean }> {
      const { items: found, earlier } = await findPage({ userId, matchId }, page);
      return {
        rounds: found.filter(isPaid).map(toRound).reverse(),
        earlier,
        hasAbandoned: found.some((round) => round.state === 'running' && !round.owedSince && round.leaseUntil <= now),
      };
    },
    /** A page of rounds with a saved line or an outcome, newest first. */
    async listWithSavedLines(userId: string, page: Page) {
      const isLine = [
        { userId, 'suggestions.saved': true },
        { userId, 'suggestions.outcome': { $in: suggestionOutcome.options } },
      ];
      const { items, earlier } = await findPage({ state: { $in: ['paid', 'done'] }, $or: isLine }, page);
      return { rounds: items.map((stored) => ({ ...toRound(stored), matchId: stored.matchId })), earlier };
    },
    async removeByMatch(userId: string, matchId: string): Promise<void> {
      await model.deleteMany({ userId, matchId });
    },
    async removeAll(userId: string): Promise<void> {
      await model.deleteMany({ userId });
    },
  };
}
