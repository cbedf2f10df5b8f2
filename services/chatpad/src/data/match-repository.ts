import { randomUUID } from 'node:crypto';
import type { Match, MatchFields, Message } from '@datewright/contracts/chatpad/match';
import { isDuplicateKeyError } from '@datewright/service-kit/database/mongo';
import { filterBefore, type Page, toPage } from '@datewright/service-kit/database/page-cursor';
import { inSmallBatches } from '@datewright/service-kit/database/small-batches';
import { type Connection, Schema } from 'mongoose';
import { createMatchSlotRepository } from './match-slot-repository.ts';

interface StoredMatch extends MatchFields {
  _id: string;
  userId: string;
  createdAt: Date;
  updatedAt: Date;
  /** When the newest message was added. */
  lastMessageAt?: Date;
  /** When the one before it was added, in case it is taken back. */
  previousMessageAt?: Date;
  closed?: boolean;
  /** Someone stated outright that they are under 18. */
  closedForCertain?: boolean;
  /** Who reopened the match and thereby vouched that its age is 18 or more. */
  confirmedAdultBy?: 'member' | 'support';
  version: number;
  /** Owner and draft id that the match was created from; missing when the page sent no draft id. */
  madeOf?: string;
}

const schema = new Schema<StoredMatch>(
  {
    _id: String,
    userId: String,
    name: String,
    age: Number,
    bio: String,
    interests: [String],
    messages: [{ _id: false, sender: String, content: String }],
    createdAt: Date,
    updatedAt: Date,
    lastMessageAt: Date,
    previousMessageAt: Date,
    closed: Boolean,
    closedForCertain: Boolean,
    confirmedAdultBy: String,
    version: Number,
    madeOf: String,
  },
  { versionKey: false },
);
schema.index({ userId: 1, createdAt: -1, _id: -1 });
schema.index({ userId: 1, updatedAt: -1 });
// Prevents two tabs from creating two matches from the same draft.
schema.index({ madeOf: 1 }, { unique: true, sparse: true });
const toDraftKey = (userId: string, draftId: string) => `${userId}:${draftId}`;

const toMatch = ({
  _id,
  userId: _owner,
  madeOf: _draft,
  createdAt,
  updatedAt,
  lastMessageAt,
  previousMessageAt: _previous,
  closed = false,
  closedForCertain = false,
  confirmedAdultBy,
  ...fields
}: StoredMatch): Match => ({
  ...fields,
  closed,
  mayReopen: closed && !closedForCertain && confirmedAdultBy === undefined,
  ...(confirmedAdultBy && { confirmedAdultBy }),
  id: _id,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  ...(lastMessageAt && { lastMessageAt: lastMessageAt.toISOString() }),
});
/** All fields of a match, but only its newest message. */
const listedFields = {
  ...{ name: 1, age: 1, bio: 1, interests: 1, createdAt: 1, updatedAt: 1, lastMessageAt: 1, version: 1 },
  ...{ closed: 1, closedForCertain: 1, confirmedAdultBy: 1, messages: { $slice: -1 } },
} as const;

function toListedMatch(stored: StoredMatch): Match {
  const [lastMessage] = stored.messages;
  return { ...toMatch({ ...stored, messages: [] }), ...(lastMessage && { lastMessage }) };
}
const toMatchOrNull = (stored: StoredMatch | null) => (stored ? toMatch(stored) : null);

export type MessageTimes = Pick<StoredMatch, 'lastMessageAt' | 'previousMessageAt'>;

/** Messages enough to understand the newest one. */
const endLength = 4;

/** The end of a conversation. */
export interface ConversationEnd extends Pick<StoredMatch, 'name' | 'age' | 'confirmedAdultBy'> {
  id: string;
  /** The last messages, the newest last. */
  messages: Message[];
  /** Missing before the first message. */
  message: Message | undefined;
  /** When the message was added, or the match was created. */
  at: Date;
}

export type MatchRepository = ReturnType<typeof createMatchRepository>;

/**
 * Stores members' matches. Every method except `reopenForSupport` takes the owner's id and touches only that member's
 * matches.
 */
export function createMatchRepository(connection: Connection) {
  const model = connection.model<StoredMatch>('Match', schema, 'matches');
  const slots = createMatchSlotRepository(connection, async (userId) => {
    const found = await model.find({ userId }, { createdAt: 1 }).lean<StoredMatch[]>().exec();
    return found.map(({ _id: id, createdAt: at }) => ({ id, at }));
  });
  return {
    /** Every match with all its messages, newest first. */
    async listWhole(userId: string): Promise<Match[]> {
      const found = await model.find({ userId }).sort({ createdAt: -1, _id: -1 }).lean<StoredMatch[]>().exec();
      return found.map(toMatch);
    },
    /** The same, one by one, for the data export. */
    stream: (userId: string): AsyncIterable<Match> =>
      model.find({ userId }).sort({ createdAt: -1, _id: -1 }).lean<StoredMatch>().cursor(inSmallBatches).map(toMatch),
    /** A page of matches with the newest message of each, newest match first. */
    async listPage(userId: string, { limit, before }: Page): Promise<{ matches: Match[]; earlier: string | null }> {
      const found = await model
        .find({ userId, ...(before && filterBefore('createdAt', before)) }, listedFields)
        .sort({ createdAt: -1, _id: -1 })
        .limit(limit + 1)
        .lean<StoredMatch[]>()
        .exec();
      const { items, earlier } = toPage(found, limit, ({ createdAt: at, _id: id }) => ({ at, id }));
      return { matches: items.map(toListedMatch), earlier };
    },
    /** The names of those matches that exist, by id. */
    async findNames(userId: string, ids: string[]): Promise<Map<string, string>> {
      const found = await model
        .find({ _id: { $in: ids }, userId }, { name: 1 })
        .lean<StoredMatch[]>()
        .exec();
      return new Map(found.map(({ _id, name }) => [_id, name]));
    },
    /** The most recently updated match that is open and has a name. */
    async findLastNamed(userId: string): Promise<Pick<Match, 'id' | 'name'> | null> {
      const open = { userId, closed: { $ne: true }, name: { $nin: ['', null] } };
      const last = await model.findOne(open, { name: 1 }).sort({ updatedAt: -1 }).lean<StoredMatch>().exec();
      return last && { id: last._id, name: last.name };
    },
    /** The most recently updated matches that are open and have a name: the last messages of each. */
    async listConversationEnds(userId: string, limit: number): Promise<ConversationEnd[]> {
      const open = { userId, closed: { $ne: true }, name: { $nin: ['', null] } };
      const found = await model
        .find(open, {
          ...{ name: 1, age: 1, confirmedAdultBy: 1, createdAt: 1, updatedAt: 1, lastMessageAt: 1 },
          messages: { $slice: -endLength },
        })
        .sort({ updatedAt: -1 })
        .limit(limit)
        .lean<StoredMatch[]>()
        .exec();
      return found.map(({ _id: id, createdAt, updatedAt, lastMessageAt = updatedAt, ...match }) => {
        const { name, age, confirmedAdultBy, messages } = match;
        const message = messages.at(-1);
        return { id, name, age, confirmedAdultBy, messages, message, at: message ? lastMessageAt : createdAt };
      });
    },
    async findPreviousMessageAt(userId: string, _id: string): Promise<Date | null> {
      const found = await model.findOne({ _id, userId }, { previousMessageAt: 1 }).lean<StoredMatch>().exec();
      return found?.previousMessageAt ?? null;
    },
    async find(userId: string, _id: string): Promise<Match | null> {
      return toMatchOrNull(await model.findOne({ _id, userId }).lean<StoredMatch>().exec());
    },
    /** The match created from the member's draft, or `null`. */
    async findByDraft(userId: string, draftId: string): Promise<Match | null> {
      return toMatchOrNull(
        await model
          .findOne({ madeOf: toDraftKey(userId, draftId) })
          .lean<StoredMatch>()
          .exec(),
      );
    },
    /**
     * Returns `full` when the member already has `maxMatches` matches, and `exists` when the draft already created one, even
     * for concurrent calls.
     */
    async add(
      userId: string,
      fields: MatchFields,
      { at, maxMatches, draftId }: { at: Date; maxMatches: number; draftId?: string | undefined },
    ): Promise<Match | 'full' | 'exists'> {
      const stored: StoredMatch = { _id: randomUUID(), userId, ...fields, version: 1, createdAt: at, updatedAt: at };
      if (fields.messages.length > 0) stored.lastMessageAt = at;
      if (draftId !== undefined) stored.madeOf = toDraftKey(userId, draftId);
      if (!(await slots.reserve(userId, { id: stored._id, at }, maxMatches))) return 'full';
      try {
        await model.create(stored);
        return toMatch(stored);
      } catch (error) {
        if (!isDuplicateKeyError(error)) throw error;
        await slots.release(userId, [stored._id]);
        return 'exists';
      }
    },
    /** Returns `null` and changes nothing when the match is missing or not at `baseVersion`. */
    async replace(
      userId: string,
      _id: string,
      fields: MatchFields & MessageTimes,
      { at, baseVersion }: { at: Date; baseVersion?: number | undefined },
    ): Promise<Match | null> {
      const versionFilter = baseVersion === undefined ? {} : { version: baseVersion };
      const change = { $set: { ...fields, updatedAt: at }, $inc: { version: 1 } };
      const changed = await model
        .findOneAndUpdate({ _id, userId, ...versionFilter }, change, { returnDocument: 'after' })
        .lean<StoredMatch>()
        .exec();
      return toMatchOrNull(changed);
    },
    /** Closes a match for writing. A certain closure never becomes uncertain again. */
    async close(userId: string, _id: string, certain: boolean): Promise<void> {
      await model.updateOne({ _id, userId }, { $set: { closed: true, ...(certain && { closedForCertain: true }) } });
    },
    /**
     * Reopens a closed match after the member confirmed the age. Returns `null` when the closure is certain or the
     * match was reopened before.
     */
    async reopen(userId: string, _id: string, age: number, at: Date): Promise<Match | null> {
      const changed = await model
        .findOneAndUpdate(
          { _id, userId, closed: true, closedForCertain: { $ne: true }, confirmedAdultBy: { $exists: false } },
          { $set: { closed: false, confirmedAdultBy: 'member', age, updatedAt: at }, $inc: { version: 1 } },
          { returnDocument: 'after' },
        )
        .lean<StoredMatch>()
        .exec();
      return toMatchOrNull(changed);
    },
    /** Reopens a closed match after support verified that everyone is 18 or older. */
    async reopenForSupport(_id: string): Promise<boolean> {
      const change = { $set: { closed: false, confirmedAdultBy: 'support' }, $unset: { closedForCertain: '' } };
      const { matchedCount } = await model.updateOne({ _id, closed: true }, change);
      return matchedCount === 1;
    },
    async remove(userId: string, _id: string): Promise<number> {
      const { deletedCount } = await model.deleteOne({ _id, userId });
      if (deletedCount === 1) await slots.release(userId, [_id]);
      return deletedCount;
    },
    async removeAll(userId: string): Promise<number> {
      const existing = await model.find({ userId }, { _id: 1 }).lean<StoredMatch[]>().exec();
      const { deletedCount } = await model.deleteMany({ userId });
      // Other slots may belong to matches that are being stored right now.
      await slots.release(
        userId,
        existing.map(({ _id }) => _id),
      );
      return deletedCount;
    },
  };
}
