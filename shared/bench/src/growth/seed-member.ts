import type { Connection } from 'mongoose';
import type { ToolDatabases } from '../databases.ts';
import { createCreditBook, createLedgerLine, createSession } from './documents/account.ts';
import { createBio, createDraft } from './documents/bio.ts';
import { createMatch, createRound } from './documents/chatpad.ts';
import { createPlan, createPlaybook, createSavedTip, createSearch } from './documents/datecoach.ts';
import { createFriendLink, createPhoto } from './documents/photo.ts';
import type { CreateDocument, StoredDocument } from './documents/stored.ts';

/** How much a member has, in documents. */
export interface MemberSize {
  matches: number;
  /** Rounds of the first match; every other match has two. */
  rounds: number;
  ledgerLines: number;
  creditBooks: number;
  sessions: number;
  playbooks: number;
  savedTips: number;
  plans: number;
  searches: number;
  drafts: number;
  photos: number;
  friendAnswers: number;
}

/** A page of every list. */
export const onePageOfAll: MemberSize = {
  matches: 30,
  rounds: 20,
  ledgerLines: 100,
  creditBooks: 10,
  sessions: 10,
  playbooks: 20,
  savedTips: 50,
  plans: 10,
  searches: 10,
  drafts: 5,
  photos: 10,
  friendAnswers: 20,
};

/** The most that the services let one member keep. */
const maxSize: Partial<MemberSize> = {
  matches: 500,
  playbooks: 200,
  savedTips: 500,
  plans: 100,
  drafts: 50,
  friendAnswers: 20,
};

export function multiplySize(size: MemberSize, factor: number): MemberSize {
  const entries = Object.entries(size) as [keyof MemberSize, number][];
  const multiplied = entries.map(([name, count]) => [name, Math.min(count * factor, maxSize[name] ?? count * factor)]);
  return Object.fromEntries(multiplied);
}

const batch = 500;

/** Stores a member's data as the services store it. */
export async function seedMember(databases: ToolDatabases, userId: string, size: MemberSize): Promise<void> {
  const { account, bio, chatpad, datecoach, photo } = databases;
  const many = (count: number, create: CreateDocument) =>
    Array.from({ length: count }, (_, index) => create(userId, index));
  const rounds = Array.from({ length: size.matches }, (_, match) =>
    many(match === 0 ? size.rounds : 2, (owner, index) => createRound(owner, match, index)),
  );
  const documents: [Connection, string, StoredDocument[]][] = [
    [chatpad, 'matches', many(size.matches, createMatch)],
    [chatpad, 'rounds', rounds.flat()],
    [account, 'creditLedger', many(size.ledgerLines, createLedgerLine)],
    [account, 'creditBooks', many(size.creditBooks, createCreditBook)],
    [account, 'sessions', many(size.sessions, createSession)],
    [datecoach, 'playbooks', many(size.playbooks, createPlaybook)],
    [datecoach, 'savedTips', many(size.savedTips, createSavedTip)],
    [datecoach, 'plans', many(size.plans, createPlan)],
    [datecoach, 'spots', many(size.searches, createSearch)],
    [bio, 'bios', many(1, createBio)],
    [bio, 'drafts', many(size.drafts, createDraft)],
    [photo, 'analyses', many(size.photos, createPhoto)],
    [photo, 'friendLinks', many(1, createFriendLink(size.friendAnswers))],
  ];
  for (const [connection, name, list] of documents) {
    const collection = connection.collection<StoredDocument>(name);
    for (let from = 0; from < list.length; from += batch) await collection.insertMany(list.slice(from, from + batch));
  }
}
