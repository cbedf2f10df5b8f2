import type { KeptThing, PaidOperation } from '../members/promises.ts';
import type { Finding, FindingKind } from './findings.ts';
import type { Found } from './results.ts';
import { isOver, type Line, type Snapshot } from './snapshot.ts';

/** What one member was told, beside what there is. */
export interface MemberAccount {
  userId: string;
  email: string;
  matches: Map<string, KeptThing>;
  bio: { version: number; text: string; at: number };
  /** Those whose results were looked at. */
  operations: PaidOperation[];
  /** Everything that they ever asked for. */
  asked: Set<string>;
  found: Found;
}

/** True for a moment of which a power cut may have taken the last writes: the disk did not have them yet. */
export type AtRisk = (from: number, to: number) => boolean;

const finding = (kind: FindingKind, what: string): Finding => ({ kind, what });

/** Every charge by its operation: of the ledger, and of what still waits in the books. */
function chargesOf({ ledger, books }: Snapshot): Map<string, Line[]> {
  const charges = new Map<string, Line[]>();
  for (const line of [...ledger, ...books.flatMap(({ pendingLines }) => pendingLines)]) {
    if (line.kind !== 'charged' || !line.operationId) continue;
    charges.set(line.operationId, [...(charges.get(line.operationId) ?? []), line]);
  }
  return charges;
}

/** Each operation's end as it was told, against the ledger and what is kept of it. */
function operationFindings(
  { told, content, operationId, tool, at }: PaidOperation,
  isCharged: boolean,
  kept: string | undefined,
  atRisk: AtRisk,
): Finding[] {
  if (atRisk(at, at)) return [];
  const name = `${tool} ${operationId}`;
  const wrong: Finding[] = [];
  if (told === 'shown' && !isCharged) wrong.push(finding('charged', `${name} was shown, and is not charged`));
  if (told === 'free' && isCharged) wrong.push(finding('charged', `${name} was said to cost nothing, and is charged`));
  if (told === 'charged' && !isCharged) wrong.push(finding('charged', `${name} was said to be charged, and is not`));
  if (told === 'shown' && kept === undefined) wrong.push(finding('lost', name));
  if (told === 'shown' && kept !== undefined && kept !== content) wrong.push(finding('changed', name));
  if (told !== 'shown' && isCharged && kept === undefined) {
    wrong.push(finding('lost', `${name} is charged, and there is nothing to show for it`));
  }
  if (told === 'unknown' && !isCharged && kept !== undefined) {
    wrong.push(finding('charged', `${name} is shown, and is not charged`));
  }
  return wrong;
}

function memberFindings(
  account: MemberAccount,
  snapshot: Snapshot,
  charges: Map<string, Line[]>,
  atRisk: AtRisk,
): Finding[] {
  const { userId, email, matches, bio, operations, asked, found } = account;
  const bios = new Map(
    snapshot.works.flatMap(({ tool, operationId, state, answer }) =>
      tool === 'bio' && state === 'done' && answer?.bio ? [[operationId, answer.bio] as const] : [],
    ),
  );
  const kept = (operation: PaidOperation) =>
    found.content.get(operation.operationId) ?? bios.get(operation.operationId);
  const isLost = ([id, { at }]: [string, KeptThing]) => !found.matches.has(id) && !atRisk(at, at);
  const mine = [...charges].filter(([, lines]) => lines.some((line) => line.userId === userId));
  return [
    ...[...matches].filter(isLost).map(([, { what }]) => finding('lost', what)),
    ...(found.bio.version < bio.version && !atRisk(bio.at, bio.at) ? [finding('lost', `the bio “${bio.text}”`)] : []),
    ...(found.bio.version === bio.version && found.bio.text !== bio.text
      ? [finding('changed', `the bio “${bio.text}”`)]
      : []),
    ...operations.flatMap((operation) =>
      operationFindings(operation, charges.has(operation.operationId), kept(operation), atRisk),
    ),
    ...mine.flatMap(([operationId, lines]) => {
      const amount = lines.reduce((sum, line) => sum + line.amount, 0);
      if (!asked.has(operationId)) return [finding('charged', `${email}: ${operationId}, which nobody asked for`)];
      return amount === -1 ? [] : [finding('charged', `${operationId} took ${-amount} credits`)];
    }),
  ];
}

/** Every book against itself and against the lines of the ledger that are of it. */
function bookFindings({ books, ledger }: Snapshot): Finding[] {
  return books.flatMap(({ _id, limit, available, used, holds, pendingLines }) => {
    const held = holds.reduce((sum, { amount }) => sum + amount, 0);
    const lines = [...ledger.filter((line) => line.bookId === _id), ...pendingLines];
    const charged = -lines.filter(({ kind }) => kind === 'charged').reduce((sum, { amount }) => sum + amount, 0);
    const wrong: Finding[] = [];
    if (limit !== available + used + held) {
      wrong.push(finding('book', `${_id}: ${available} available, ${used} used and ${held} held are not ${limit}`));
    }
    if (used !== charged) wrong.push(finding('book', `${_id}: ${used} used, ${charged} by the ledger`));
    return wrong;
  });
}

/** What is on its way after there was time to settle. */
function leftovers({ books, works, jobs }: Snapshot): Finding[] {
  const held = new Set(books.flatMap(({ holds }) => holds.map(({ operationId }) => operationId)));
  const byJob = works.filter(({ tool }) => tool === 'photo' || tool === 'playbook');
  // A job gives the credit back when it ends: one that did not was lost on the way.
  const lost = jobs.length === 0 ? byJob.filter((work) => isOver(work) && held.has(work.operationId)) : [];
  return [
    ...[...held].map((operationId) => finding('held', operationId)),
    ...lost.map(({ tool, operationId }) =>
      finding('job', `${tool} ${operationId} ended, its credit is held, and there is no job`),
    ),
    ...works
      .filter((work) => !isOver(work))
      .map(({ tool, operationId, state }) => finding('job', `${tool} ${operationId} is still ${state}`)),
    ...jobs.map(({ queue, _id, state, reason }) =>
      finding('job', `${queue} ${_id} is ${state}${reason && `: ${reason}`}`),
    ),
  ];
}

/**
 * Holds what members were told against book, ledger, kept results and jobs. What a power cut may have taken is not held against the
 * product; everything else is.
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
  const charges = chargesOf(whole);
  return [
    ...accounts.flatMap((account) => memberFindings(account, whole, charges, atRisk)),
    ...bookFindings(whole),
    ...leftovers(whole),
  ];
}
