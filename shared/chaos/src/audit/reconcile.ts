import type { PaidOperation, SavedItem } from '../members/expectations.ts';
import type { Finding, FindingKind } from './findings.ts';
import type { FoundResults } from './results.ts';
import { isFinished, type LedgerEntry, type Snapshot } from './snapshot.ts';

/** What one member was told, beside what is stored. */
export interface MemberAccount {
  userId: string;
  email: string;
  matches: Map<string, SavedItem>;
  bio: { version: number; text: string; at: number };
  /** The operations whose results were checked. */
  operations: PaidOperation[];
  /** The ids of everything that the member ever requested. */
  requestedIds: Set<string>;
  found: FoundResults;
}

/** True for a period whose last writes a power cut may have lost before they were on disk. */
export type AtRisk = (from: number, to: number) => boolean;

const createFinding = (kind: FindingKind, what: string): Finding => ({ kind, what });

/** Every charge by its operation: from the ledger, and from entries still waiting in the balances. */
function groupCharges({ ledger, books }: Snapshot): Map<string, LedgerEntry[]> {
  const charges = new Map<string, LedgerEntry[]>();
  for (const line of [...ledger, ...books.flatMap(({ pendingLines }) => pendingLines)]) {
    if (line.kind !== 'charged' || !line.operationId) continue;
    charges.set(line.operationId, [...(charges.get(line.operationId) ?? []), line]);
  }
  return charges;
}

/** Compares the reported outcome of an operation with the ledger and the stored results. */
function checkOperation(
  { reportedOutcome, content, operationId, tool, at }: PaidOperation,
  isCharged: boolean,
  kept: string | undefined,
  atRisk: AtRisk,
): Finding[] {
  if (atRisk(at, at)) return [];
  const name = `${tool} ${operationId}`;
  const wrong: Finding[] = [];
  if (reportedOutcome === 'shown' && !isCharged)
    wrong.push(createFinding('charged', `${name} was shown, and is not charged`));
  if (reportedOutcome === 'free' && isCharged)
    wrong.push(createFinding('charged', `${name} was said to cost nothing, and is charged`));
  if (reportedOutcome === 'charged' && !isCharged)
    wrong.push(createFinding('charged', `${name} was said to be charged, and is not`));
  if (reportedOutcome === 'shown' && kept === undefined) wrong.push(createFinding('lost', name));
  if (reportedOutcome === 'shown' && kept !== undefined && kept !== content) wrong.push(createFinding('changed', name));
  if (reportedOutcome !== 'shown' && isCharged && kept === undefined) {
    wrong.push(createFinding('lost', `${name} is charged, and there is nothing to show for it`));
  }
  if (reportedOutcome === 'unknown' && !isCharged && kept !== undefined) {
    wrong.push(createFinding('charged', `${name} is shown, and is not charged`));
  }
  return wrong;
}

function checkMember(
  account: MemberAccount,
  snapshot: Snapshot,
  charges: Map<string, LedgerEntry[]>,
  atRisk: AtRisk,
): Finding[] {
  const { userId, email, matches, bio, operations, requestedIds, found } = account;
  const bios = new Map(
    snapshot.works.flatMap(({ tool, operationId, state, answer }) =>
      tool === 'bio' && state === 'done' && answer?.bio ? [[operationId, answer.bio] as const] : [],
    ),
  );
  const kept = (operation: PaidOperation) =>
    found.content.get(operation.operationId) ?? bios.get(operation.operationId);
  const isLost = ([id, { at }]: [string, SavedItem]) => !found.matches.has(id) && !atRisk(at, at);
  const mine = [...charges].filter(([, lines]) => lines.some((line) => line.userId === userId));
  return [
    ...[...matches].filter(isLost).map(([, { what }]) => createFinding('lost', what)),
    ...(found.bio.version < bio.version && !atRisk(bio.at, bio.at)
      ? [createFinding('lost', `the bio “${bio.text}”`)]
      : []),
    ...(found.bio.version === bio.version && found.bio.text !== bio.text
      ? [createFinding('changed', `the bio “${bio.text}”`)]
      : []),
    ...operations.flatMap((operation) =>
      checkOperation(operation, charges.has(operation.operationId), kept(operation), atRisk),
    ),
    ...mine.flatMap(([operationId, lines]) => {
      const amount = lines.reduce((sum, line) => sum + line.amount, 0);
      if (!requestedIds.has(operationId))
        return [createFinding('charged', `${email}: ${operationId}, which nobody asked for`)];
      return amount === -1 ? [] : [createFinding('charged', `${operationId} took ${-amount} credits`)];
    }),
  ];
}

/** Checks every balance for consistency and against its ledger entries. */
function checkBalances({ books, ledger }: Snapshot): Finding[] {
  return books.flatMap(({ _id, limit, available, used, holds, pendingLines }) => {
    const held = holds.reduce((sum, { amount }) => sum + amount, 0);
    const lines = [...ledger.filter((line) => line.bookId === _id), ...pendingLines];
    const charged = -lines.filter(({ kind }) => kind === 'charged').reduce((sum, { amount }) => sum + amount, 0);
    const wrong: Finding[] = [];
    if (limit !== available + used + held) {
      wrong.push(
        createFinding('book', `${_id}: ${available} available, ${used} used and ${held} held are not ${limit}`),
      );
    }
    if (used !== charged) wrong.push(createFinding('book', `${_id}: ${used} used, ${charged} by the ledger`));
    return wrong;
  });
}

/** Work that is unfinished after the time to settle. */
function findUnfinished({ books, works, jobs }: Snapshot): Finding[] {
  const held = new Set(books.flatMap(({ holds }) => holds.map(({ operationId }) => operationId)));
  const byJob = works.filter(({ tool }) => tool === 'photo' || tool === 'playbook');
  // A job releases its credit when it ends: a reservation without a job was lost on the way.
  const lost = jobs.length === 0 ? byJob.filter((work) => isFinished(work) && held.has(work.operationId)) : [];
  return [
    ...[...held].map((operationId) => createFinding('held', operationId)),
    ...lost.map(({ tool, operationId }) =>
      createFinding('job', `${tool} ${operationId} ended, its credit is held, and there is no job`),
    ),
    ...works
      .filter((work) => !isFinished(work))
      .map(({ tool, operationId, state }) => createFinding('job', `${tool} ${operationId} is still ${state}`)),
    ...jobs.map(({ queue, _id, state, reason }) =>
      createFinding('job', `${queue} ${_id} is ${state}${reason && `: ${reason}`}`),
    ),
  ];
}

/**
 * Compares what members were told with balances, ledger, stored results and jobs. What a power cut may have lost does
 * not count
 * against the product; everything else does.
 */
export function reconcile(accounts: MemberAccount[], snapshot: Snapshot, atRisk: AtRisk): Finding[] {
  const owner = new Map(snapshot.books.map(({ _id, userId }) => [_id, userId]));
  const ledger = snapshot.ledger;
  const books = snapshot.books.map((book) => ({
    ...book,
    pendingLines: book.pendingLines
      .filter(({ operationId, kind }) => !ledger.some((line) => line.operationId === operationId && line.kind === kind))
      .map((line) => ({ ...line, userId: owner.get(book._id) ?? '', bookId: book._id })),
  }));
  const whole = { ...snapshot, books };
  const charges = groupCharges(whole);
  return [
    ...accounts.flatMap((account) => checkMember(account, whole, charges, atRisk)),
    ...checkBalances(whole),
    ...findUnfinished(whole),
  ];
}
