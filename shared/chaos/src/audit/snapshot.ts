import { type Databases, retryOnce } from './databases.ts';

/** A credit balance: `limit = available + used + held`, always. */
export interface CreditBalance {
  _id: string;
  userId: string;
  tool: string;
  limit: number;
  available: number;
  used: number;
  holds: { operationId: string; amount: number; expiresAt: Date }[];
  pendingLines: LedgerEntry[];
}

/** A ledger entry, or one that still waits in its balance. */
export interface LedgerEntry {
  bookId?: string;
  userId?: string;
  kind: string;
  amount: number;
  operationId: string | null;
}

/** A tool's work that a credit was reserved for. */
export interface PaidWork {
  userId: string;
  operationId: string;
  state: string;
  tool: string;
  /** Why it failed; its state is the last one before the failure. */
  failure?: string;
  /** Set for a playbook that was stopped. */
  stoppedAt?: Date;
  /** Set for a bio: what was written. */
  answer?: { bio?: string };
}

export interface Job {
  _id: string;
  queue: string;
  state: string;
  reason: string;
}

export interface SentMail {
  _id: string;
  to: string;
  subject: string;
  text: string;
  sentAt: Date | null;
}

export interface BuyerRow {
  _id: string;
  email: string;
  tier: string | null;
  customerId: string | null;
}

/** What the services store about some members, at one moment. */
export interface Snapshot {
  books: CreditBalance[];
  ledger: LedgerEntry[];
  works: PaidWork[];
  jobs: Job[];
  outbox: SentMail[];
  users: BuyerRow[];
}

/** Collections of work by tool: database, collection. */
const workCollections = [
  ['chatpad', 'chatpad', 'rounds'],
  ['bio', 'bio', 'drafts'],
  ['photo', 'photo', 'analyses'],
  ['playbook', 'datecoach', 'playbooks'],
] as const;

async function readOnce(databases: Databases, userIds: string[]): Promise<Snapshot> {
  const account = databases.of('account');
  const mine = { userId: { $in: userIds } };
  // Balances first: their entries move to the ledger, and never back.
  const books = await account.collection<CreditBalance>('creditBooks').find(mine).toArray();
  const ledger = await account.collection<LedgerEntry>('creditLedger').find(mine).toArray();
  const works = await Promise.all(
    workCollections.map(async ([tool, service, collection]) => {
      const fields = { userId: 1, operationId: 1, state: 1, failure: 1, stoppedAt: 1, 'answer.bio': 1 };
      const found = await databases
        .of(service)
        .collection<PaidWork>(collection)
        .find(mine)
        .project<PaidWork>(fields)
        .toArray();
      return found.map((work) => ({ ...work, tool }));
    }),
  );
  const jobs = await Promise.all(
    ['photo', 'datecoach'].map((service) => databases.of(service).collection<Job>('jobs').find({}).toArray()),
  );
  const users = await account
    .collection<{
      _id: string;
      email: string;
      subscription?: { tier: string } | null;
      billing?: { customerId?: string };
    }>('users')
    .find({ _id: { $in: userIds } })
    .toArray();
  const to = users.map(({ email }) => email);
  const outbox = await account
    .collection<{ _id: string; mail: Omit<SentMail, '_id' | 'sentAt'>; sentAt: Date | null }>('outbox')
    .find({ 'mail.to': { $in: to } })
    .toArray();
  return {
    books,
    ledger,
    works: works.flat(),
    jobs: jobs.flat(),
    outbox: outbox.map(({ _id, mail: { to, subject, text }, sentAt }) => ({ _id, to, subject, text, sentAt })),
    users: users.map(({ _id, email, subscription, billing }) => ({
      _id,
      email,
      tier: subscription?.tier ?? null,
      customerId: billing?.customerId ?? null,
    })),
  };
}

/** Reads everything that the services store about these members. */
export const takeSnapshot = (databases: Databases, userIds: string[]) => retryOnce(() => readOnce(databases, userIds));

/** True when nothing more will be written of it. */
export const isFinished = ({ state, failure, stoppedAt }: PaidWork) =>
  state === 'done' || Boolean(failure || stoppedAt);

/** Unfinished work: there must be none once the product has had time to settle. */
export function listUnsettled({ books, works, jobs, outbox }: Snapshot): string[] {
  return [
    ...books.flatMap(({ holds }) => holds.map(({ operationId }) => `a hold of ${operationId}`)),
    ...books.flatMap(({ _id, pendingLines }) => (pendingLines.length > 0 ? [`lines of ${_id}`] : [])),
    ...works.flatMap((work) => (isFinished(work) ? [] : [`${work.tool} ${work.operationId} is ${work.state}`])),
    ...jobs.flatMap(({ state, _id }) => (state === 'open' ? [`the job ${_id}`] : [])),
    ...outbox.flatMap(({ sentAt, _id }) => (sentAt ? [] : [`the mail ${_id}`])),
  ];
}

/** Waits until nothing is unfinished, or until the seconds are over; returns the last snapshot. */
export async function waitUntilSettled(databases: Databases, userIds: string[], seconds: number): Promise<Snapshot> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const snapshot = await takeSnapshot(databases, userIds);
    if (Date.now() > end || listUnsettled(snapshot).length === 0) return snapshot;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}
