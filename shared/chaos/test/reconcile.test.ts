import { mailFindings } from '../src/audit/mails.ts';
import { type AtRisk, type MemberAccount, reconcile } from '../src/audit/reconcile.ts';
import type { Book, Snapshot } from '../src/audit/snapshot.ts';
import type { PaidOperation } from '../src/members/promises.ts';
import { isHarmed } from '../src/round.ts';
import { ChaosSettingsError, readSettings } from '../src/settings.ts';
import { tableOf } from '../src/table.ts';

const never: AtRisk = () => false;
const asked: PaidOperation = {
  operationId: 'one',
  userId: 'anna',
  email: 'anna@example.com',
  tool: 'chatpad',
  matchId: 'match',
  told: 'shown',
  content: 'Hello',
  at: 1000,
};
const charge = { bookId: 'book', userId: 'anna', kind: 'charged', amount: -1, operationId: 'one' };
const book = {
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
  books?: Partial<Book>;
  works?: Snapshot['works'];
  jobs?: Snapshot['jobs'];
}

/** The kinds of findings of one member with one operation. */
function kindsOf({ told, ledger = [charge], books, works = [], jobs = [], ...rest }: Case, atRisk = never): string[] {
  const kept = 'kept' in rest ? rest.kept : 'Hello';
  const account: MemberAccount = {
    userId: 'anna',
    email: 'anna@example.com',
    matches: new Map(),
    bio: { version: 0, text: '', at: 0 },
    operations: [{ ...asked, ...told }],
    asked: new Set(['one']),
    found: { matches: new Set(), bio: { version: 0, text: '' }, content: new Map(kept ? [['one', kept]] : []) },
  };
  const snapshot = {
    books: [{ ...book, ...books }],
    ledger,
    works,
    jobs,
    outbox: [],
    users: [],
  } as unknown as Snapshot;
  return reconcile([account], snapshot, atRisk).map(({ kind }) => kind);
}

const free = { ledger: [], books: { available: 5, used: 0 } };

test('What was shown, is charged once and is kept has no finding, and neither has what nobody could tell and cost nothing', () => {
  expect(kindsOf({})).toEqual([]);
  expect(kindsOf({ told: { told: 'unknown', content: '' } })).toEqual([]);
  expect(kindsOf({ ...free, told: { told: 'unknown', content: '' }, kept: undefined })).toEqual([]);
  expect(kindsOf({ ...free, told: { told: 'free', content: '' }, kept: undefined })).toEqual([]);
});

test.each<[string, Case, string[]]>([
  ['shown, and gone', { kept: undefined }, ['lost']],
  ['shown, and another text by now', { kept: 'Goodbye' }, ['changed']],
  ['shown, and never charged', free, ['charged']],
  ['said to cost nothing, and charged', { told: { told: 'free' } }, ['charged']],
  ['charged, with nothing to show for it', { told: { told: 'unknown' }, kept: undefined }, ['lost']],
  ['kept for nothing', { ...free, told: { told: 'unknown' } }, ['charged']],
  ['charged two credits', { ledger: [{ ...charge, amount: -2 }], books: { available: 3, used: 2 } }, ['charged']],
  [
    'charged beside what anybody asked for',
    { ledger: [charge, { ...charge, operationId: 'two' }], books: { available: 3, used: 2 } },
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
])('What was %s is found', (_what, told, findings) => {
  expect(kindsOf(told)).toEqual(findings);
});

test('What a power cut took is not held against the product; a charge that it left is', () => {
  const atRisk = (from: number, to: number) => from <= 1000 && to >= 1000;
  expect(kindsOf({ kept: undefined }, atRisk)).toEqual([]);
  expect(
    kindsOf({ kept: undefined, ledger: [{ ...charge, amount: -2 }], books: { available: 3, used: 2 } }, atRisk),
  ).toEqual(['charged']);
});

test('A mail twice, one that never went out and one that never arrived are found; one whose server was killed is not', () => {
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
  expect(mailFindings([mail], [arrived], never)).toEqual([]);
  expect(mailFindings([mail], [arrived, { ...arrived, id: '2' }], never)).toHaveLength(1);
  expect(mailFindings([mail], [], never)).toHaveLength(1);
  expect(mailFindings([{ ...mail, sentAt: null }], [], never)).toHaveLength(1);
  expect(mailFindings([mail], [], (from, to) => from < 6000 && to > 6000)).toEqual([]);
});

test('A fault that there was no time for, one that could not be looked at and one without an end fail, and are in the table', () => {
  const fine = { name: 'account: kill -9', seen: '', seconds: 1, findings: [] };
  const rows = [
    { ...fine, isSkipped: true },
    { ...fine, error: 'The audit broke.' },
    { ...fine, seconds: undefined },
  ];
  expect([fine, ...rows].map(isHarmed)).toEqual([false, true, true, true]);
  for (const word of ['SKIPPED', 'NOT LOOKED AT', 'NEVER', 'The audit broke.']) expect(tableOf(rows)).toContain(word);
});

test('Members, seconds, faults and sabotage are settings, and what can not be read is said', () => {
  const read = readSettings(['--members', '15', '--seconds', '60', '--faults', 'account:kill,edge:restart']);
  expect(read).toEqual({
    members: 15,
    seconds: 60,
    faults: [
      { process: 'account', kind: 'kill' },
      { process: 'edge', kind: 'restart' },
    ],
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
