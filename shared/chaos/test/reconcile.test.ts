import { findMailErrors } from '../src/audit/mails.ts';
import { type AtRisk, type MemberAccount, reconcile } from '../src/audit/reconcile.ts';
import type { CreditBalance, Snapshot } from '../src/audit/snapshot.ts';
import { formatTable } from '../src/format-table.ts';
import type { PaidOperation } from '../src/members/expectations.ts';
import { hasFailed } from '../src/run-round.ts';
import { ChaosSettingsError, readSettings } from '../src/settings.ts';

const neverAtRisk: AtRisk = () => false;
const operationAt: PaidOperation = {
  operationId: 'one',
  userId: 'anna',
  email: 'anna@example.com',
  tool: 'chatpad',
  matchId: 'match',
  reportedOutcome: 'shown',
  content: 'Hello',
  at: 1000,
};
const chargeEntry = { bookId: 'book', userId: 'anna', kind: 'charged', amount: -1, operationId: 'one' };
const balanceWith = {
  _id: 'book',
  userId: 'anna',
  tool: 'chatpad',
  limit: 5,
  available: 4,
  used: 1,
  holds: [],
  pendingLines: [],
};

interface Case {
  told?: Partial<PaidOperation>;
  kept?: string | undefined;
  ledger?: object[];
  books?: Partial<CreditBalance>;
  works?: Snapshot['works'];
  jobs?: Snapshot['jobs'];
}

/** The kinds of findings of one member with one operation. */
function listKinds(
  { told, ledger = [chargeEntry], books, works = [], jobs = [], ...rest }: Case,
  atRisk = neverAtRisk,
): string[] {
  const kept = 'kept' in rest ? rest.kept : 'Hello';
  const account: MemberAccount = {
    userId: 'anna',
    email: 'anna@example.com',
    matches: new Map(),
    bio: { version: 0, text: '', at: 0 },
    operations: [{ ...operationAt, ...told }],
    requestedIds: new Set(['one']),
    found: { matches: new Set(), bio: { version: 0, text: '' }, content: new Map(kept ? [['one', kept]] : []) },
  };
  const snapshot = {
    books: [{ ...balanceWith, ...books }],
    ledger,
    works,
    jobs,
    outbox: [],
    users: [],
  } as unknown as Snapshot;
  return reconcile([account], snapshot, atRisk).map(({ kind }) => kind);
}

const free = { ledger: [], books: { available: 5, used: 0 } };

test('An operation that was shown, charged once and stored has no finding, nor has an unknown one that cost nothing', () => {
  expect(listKinds({})).toEqual([]);
  expect(listKinds({ told: { reportedOutcome: 'unknown', content: '' } })).toEqual([]);
  expect(listKinds({ ...free, told: { reportedOutcome: 'unknown', content: '' }, kept: undefined })).toEqual([]);
  expect(listKinds({ ...free, told: { reportedOutcome: 'free', content: '' }, kept: undefined })).toEqual([]);
});

test.each<[string, Case, string[]]>([
  ['shown, and gone', { kept: undefined }, ['lost']],
  ['shown, and another text by now', { kept: 'Goodbye' }, ['changed']],
  ['shown, and never charged', free, ['charged']],
  ['said to cost nothing, and charged', { told: { reportedOutcome: 'free' } }, ['charged']],
  ['charged, with nothing to show for it', { told: { reportedOutcome: 'unknown' }, kept: undefined }, ['lost']],
  ['kept for nothing', { ...free, told: { reportedOutcome: 'unknown' } }, ['charged']],
  ['charged two credits', { ledger: [{ ...chargeEntry, amount: -2 }], books: { available: 3, used: 2 } }, ['charged']],
  [
    'charged beside what anybody asked for',
    { ledger: [chargeEntry, { ...chargeEntry, operationId: 'two' }], books: { available: 3, used: 2 } },
    ['charged'],
  ],
  ['taken from the book twice', { books: { available: 3, used: 2 } }, ['book']],
  ['missing in the book', { books: { available: 3 } }, ['book']],
  [
    'held without an end',
    { books: { limit: 6, holds: [{ operationId: 'two', amount: 1, expiresAt: new Date() }] } },
    ['held'],
  ],
  [
    'written without an end',
    { works: [{ userId: 'anna', operationId: 'one', state: 'running', tool: 'chatpad' }] },
    ['job'],
  ],
  [
    'stopped, with its credit held and no job',
    {
      books: { limit: 6, holds: [{ operationId: 'one', amount: 1, expiresAt: new Date() }] },
      works: [{ userId: 'anna', operationId: 'one', state: 'running', tool: 'playbook', stoppedAt: new Date() }],
    },
    ['held', 'job'],
  ],
  [
    'in the queue without an end',
    { jobs: [{ _id: 'job', queue: 'photo', state: 'dead', reason: 'ai_failed' }] },
    ['job'],
  ],
])('An operation that was %s is found', (_what, told, findings) => {
  expect(listKinds(told)).toEqual(findings);
});

test('What a power cut lost does not count against the product; a charge that it left does', () => {
  const atRisk = (from: number, to: number) => from <= 1000 && to >= 1000;
  expect(listKinds({ kept: undefined }, atRisk)).toEqual([]);
  expect(
    listKinds({ kept: undefined, ledger: [{ ...chargeEntry, amount: -2 }], books: { available: 3, used: 2 } }, atRisk),
  ).toEqual(['charged']);
});

test('A duplicate mail, an unsent one and a lost one are found; one whose server was killed is not', () => {
  const mail = {
    _id: 'receipt:1',
    to: 'anna@example.com',
    subject: 'Your receipt',
    text: 'Thanks,\nAnna',
    sentAt: new Date(5000),
  };
  const arrived = {
    id: '1',
    at: new Date(5000).toISOString(),
    to: [mail.to],
    subject: mail.subject,
    text: 'Thanks,\r\nAnna',
  };
  expect(findMailErrors([mail], [arrived], neverAtRisk)).toEqual([]);
  expect(findMailErrors([mail], [arrived, { ...arrived, id: '2' }], neverAtRisk)).toHaveLength(1);
  expect(findMailErrors([mail], [], neverAtRisk)).toHaveLength(1);
  expect(findMailErrors([{ ...mail, sentAt: null }], [], neverAtRisk)).toHaveLength(1);
  expect(findMailErrors([mail], [], (from, to) => from < 6000 && to > 6000)).toEqual([]);
});

test('A fault without time, one that could not be checked and one with late or no recovery fail, and are in the table', () => {
  const fine = { name: 'account: kill -9', seen: '', seconds: 1, findings: [] };
  const rows = [
    { ...fine, isSkipped: true },
    { ...fine, error: 'The audit broke.' },
    { ...fine, seconds: undefined },
    { ...fine, seconds: 31 },
  ];
  expect([fine, ...rows].map(hasFailed)).toEqual([false, true, true, true, true]);
  for (const word of ['31.0 s', 'SKIPPED', 'NOT LOOKED AT', 'NEVER', 'The audit broke.'])
    expect(formatTable(rows)).toContain(word);
});

test('Members, seconds, faults and sabotage can be set, and an invalid value is reported', () => {
  const read = readSettings([
    '--members',
    '15',
    '--seconds',
    '60',
    '--faults',
    'account:kill,edge-chatpad:cut',
    '--network',
  ]);
  expect(read).toEqual({
    members: 15,
    seconds: 60,
    faults: [
      { process: 'account', kind: 'kill' },
      { process: 'edge-chatpad', kind: 'cut' },
    ],
    network: true,
    replicas: false,
    sabotage: [],
  });
  for (const wrong of [
    ['--members', '0'],
    ['--faults', 'account'],
    ['--sabotage', 'nothing'],
    ['--speed', '2'],
  ]) {
    expect(() => readSettings(wrong)).toThrow(ChaosSettingsError);
  }
});
