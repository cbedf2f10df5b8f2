import { testMongoUri, uniqueDatabaseName } from '@datewright/platform/testing/test-mongo';
import { waitUntil } from '@datewright/platform/testing/wait-until';
import { buildIndexes } from '@datewright/service-kit/database/build-indexes';
import { connectMongo } from '@datewright/service-kit/database/mongo';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { createLogger } from '@datewright/service-kit/observability/logging';
import fc from '@datewright/testkit/properties';
import type { Connection } from 'mongoose';
import {
  createPaidRequestHarness,
  holdSeconds,
  leaseSeconds,
  minLines,
  type RequestMode,
  type Scenario,
} from './support/paid-request-harness.ts';

let connection: Connection;
let desk: ReturnType<typeof createPaidRequestHarness>;
beforeAll(async () => {
  connection = await connectMongo({ MONGODB_URI: testMongoUri(), MONGODB_DB: uniqueDatabaseName('paid') });
  desk = createPaidRequestHarness(connection);
  await buildIndexes(connection, createLogger('test', 'error'));
});
afterAll(async () => {
  await connection.dropDatabase();
  await connection.close();
});
beforeEach(async () => {
  for (const name of ['letters', 'jobs']) await connection.collection(name).deleteMany({});
  desk = createPaidRequestHarness(connection);
});

const well: Scenario = { crash: null, ai: 'answers', account: 'answers' };
const wait = (seconds: number) => {
  desk.clock.at += seconds * 1000;
};
const waits = { lease: leaseSeconds + 10, hold: holdSeconds + 10 };

/** Holds after every process has died and every reservation has expired. */
async function expectRightBooks(operation: string, shown: string[]) {
  const letter = await desk.find(operation);
  const charges = desk.account.charges(operation);
  expect(charges).toBeLessThanOrEqual(1);
  expect(desk.account.isSound()).toBe(true);
  // Fewer lines than promised are free, and may be gone.
  if (shown.length >= minLines) {
    expect(charges).toBe(1);
    expect(letter?.lines).toEqual(expect.arrayContaining(shown));
  }
  // A charge without an answer never remains.
  if (charges === 1) expect(letter?.lines.length).toBeGreaterThanOrEqual(minLines);
  // An answer without a charge is never shown.
  if (letter?.state === 'paid' || letter?.state === 'done') expect(charges).toBe(1);
}

/** Repeats the request in a healthy process and runs the jobs; the member then has the answer, for one credit. */
async function expectFinished(way: RequestMode, operation: string) {
  const isDone = async () => (await desk.find(operation))?.state === 'done';
  let shown: string[] = [];
  for (let times = 0; times < 8 && (times === 0 || !(await isDone())); times++) {
    wait(waits.lease);
    shown = await desk.startProcess(well).ask(way, operation);
    if (way === 'by job') await desk.startProcess(well).work();
  }
  if (way === 'by job') shown = (await desk.find(operation))?.lines ?? [];
  expect(await isDone()).toBe(true);
  expect(shown.length).toBeGreaterThanOrEqual(minLines);
  wait(waits.hold);
  await expectRightBooks(operation, shown);
}

const ways: RequestMode[] = ['whole', 'streamed', 'by job'];

describe.each(ways)('Work that is answered %s', (way) => {
  test('costs one credit, and nothing when the request is repeated', async () => {
    await expectFinished(way, 'an-operation');
    expect(desk.account.charges('an-operation')).toBe(1);
  });

  test.each(['before', 'after'] as const)(
    'is charged once if it was stored and shown, and not at all otherwise, when the process dies at any step, %s it took effect',
    async (effect) => {
      const roles = way === 'by job' ? (['ask', 'work', 'cancel'] as const) : (['ask'] as const);
      for (const role of roles) {
        for (let step = 1; step <= 14; step++) {
          const operation = `${role}-${effect}-${step}`;
          desk = createPaidRequestHarness(connection);
          const doomed = desk.startProcess({ ...well, crash: { step, timing: effect } });
          let shown: string[] = [];
          if (role === 'ask') shown = await doomed.ask(way, operation);
          else await desk.startProcess(well).ask(way, operation);
          if (role === 'work') await doomed.work();
          if (role === 'cancel') await doomed.cancel(operation);
          wait(waits.hold);
          await expectRightBooks(operation, shown);
          await expectFinished(way, operation);
          for (const name of ['letters', 'jobs']) await connection.collection(name).deleteMany({});
        }
      }
    },
  );

  test('is charged correctly whatever dies, fails or is repeated', async () => {
    const fate = fc.record({
      crash: fc.option(
        fc.record({
          step: fc.integer({ min: 1, max: 14 }),
          timing: fc.constantFrom('before' as const, 'after' as const),
        }),
      ),
      ai: fc.constantFrom('answers' as const, 'fails' as const, 'fails-late' as const),
      account: fc.constantFrom<Scenario['account']>('answers', 'is-cut', 'loses-commits', 'loses-reserves'),
    });
    const step = fc.oneof(
      fc.record({ does: fc.constant('ask' as const), fate }),
      fc.record({ does: fc.constantFrom('work' as const, 'cancel' as const), fate }),
      fc.record({ does: fc.constant('wait' as const), until: fc.constantFrom('lease' as const, 'hold' as const) }),
    );
    let runs = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 7 }), async (story) => {
        const operation = `operation-${++runs}`;
        desk = createPaidRequestHarness(connection);
        const shown: string[] = [];
        for (const act of story) {
          if (act.does === 'wait') wait(waits[act.until]);
          else if (act.does === 'ask') {
            const seen = await desk.startProcess(act.fate).ask(way, operation);
            if (seen.length >= minLines) shown.push(...seen);
          } else if (way === 'by job') await desk.startProcess(act.fate)[act.does](operation);
        }
        wait(waits.hold);
        await expectRightBooks(operation, shown);
        await expectFinished(way, operation);
        expect((await desk.find(operation))?.lines).toEqual(expect.arrayContaining(shown));
        for (const name of ['letters', 'jobs']) await connection.collection(name).deleteMany({});
      }),
      { numRuns: 100, interruptAfterTimeLimit: 25_000 },
    );
  });
});

test.each(['whole', 'streamed'] as const)(
  'Another process settles an answer given %s whose process died: it is shown if charged, else the credit is released',
  async (way) => {
    let shownLate = 0;
    for (const effect of ['before', 'after'] as const) {
      for (let step = 1; step <= 14; step++) {
        const operation = `left-${effect}-${step}`;
        desk = createPaidRequestHarness(connection);
        const shown = await desk.startProcess({ ...well, crash: { step, timing: effect } }).ask(way, operation);
        wait(waits.lease);
        await desk.settle();
        const letter = await desk.find(operation);
        const charges = desk.account.charges(operation);
        if (charges === 1) expect(letter).toMatchObject({ state: 'done' });
        else expect(letter).toBeNull();
        if (charges === 1 && shown.length < minLines) shownLate++;
        // No reservation is left to expire.
        expect(desk.account.isSound()).toBe(true);
        await expectRightBooks(operation, shown);
        await connection.collection('letters').deleteMany({});
      }
    }
    expect(shownLate).toBeGreaterThan(0);
  },
);

test.each(ways)(
  'When the response to a reserve is lost %s, the credit is back before the reservation expires',
  async (way) => {
    expect(await desk.startProcess({ ...well, account: 'loses-reserves' }).ask(way, 'unheard')).toEqual([]);
    expect(desk.account.isSound()).toBe(false);
    await desk.settle();
    expect(desk.account.isSound()).toBe(true);
    expect(await desk.find('unheard')).toBeNull();
    await expectFinished(way, 'unheard');
  },
);

test.each(['whole', 'streamed'] as const)('A credit that cannot be released %s now is released later', async (way) => {
  const release = Promise.reject(new AppError('unavailable'));
  release.catch(() => undefined);
  expect(await desk.startProcess({ ...well, ai: 'fails', release }).ask(way, 'owed')).toEqual([]);
  expect(desk.account.isSound()).toBe(false);
  await desk.settle();
  expect(desk.account.isSound()).toBe(true);
});

test('A written letter outlasts an account service that is down for over a minute, and is charged once', async () => {
  await desk.startProcess(well).ask('by job', 'outlasting');
  for (let seconds = 0; seconds < 90; seconds += 3) {
    await desk.startProcess({ ...well, account: 'is-cut' }).work();
    wait(3);
  }
  const jobs = connection.collection('jobs');
  expect(await jobs.findOne({})).toMatchObject({ state: 'open', reason: 'unavailable', tries: 0 });
  await desk.startProcess(well).work();
  expect(await desk.find('outlasting')).toMatchObject({ state: 'done' });
  expect(await jobs.countDocuments()).toBe(0);
  await expectRightBooks('outlasting', (await desk.find('outlasting'))?.lines ?? []);
});

test('A letter waits ten minutes for the account service, and no longer', async () => {
  await desk.startProcess(well).ask('by job', 'too long');
  wait(601);
  for (let tries = 0; tries < 3; tries++) {
    await desk.startProcess({ ...well, account: 'is-cut' }).work();
    wait(60);
  }
  await desk.startProcess(well).work();
  expect(await connection.collection('jobs').findOne({})).toMatchObject({ state: 'dead', reason: 'unavailable' });
  expect(desk.account.isSound()).toBe(true);
});

test('A job whose answer turns out to be stored and paid is deleted, not dead', async () => {
  await desk.startProcess(well).ask('by job', 'paid after all');
  const jobs = connection.collection('jobs');
  await jobs.updateOne({}, { $set: { tries: 2, createdAt: new Date(desk.clock.at - 3600_000) } });
  await desk.startProcess({ ...well, account: 'loses-commits' }).work();
  expect(await desk.find('paid after all')).toMatchObject({ state: 'done' });
  expect(await jobs.countDocuments()).toBe(0);
  expect(desk.account.charges('paid after all')).toBe(1);
});

test('A job that waits for a worker is never recovered as abandoned', async () => {
  await desk.startProcess(well).ask('by job', 'waiting');
  wait(waits.lease);
  await desk.settle();
  await desk.startProcess(well).work();
  expect(await desk.find('waiting')).toMatchObject({ state: 'done' });
});

test('A request that was charged and never written waits for a free retry, and recovery skips it', async () => {
  const worker = desk.startProcess({ ...well, pause: new Promise(() => {}) });
  void worker.ask('whole', 'prepaid');
  await waitUntil(() => isBegun('prepaid'));
  await waitUntil(async () => !desk.account.isSound());
  await desk.account.counter('answers').commit({ userId: 'a member', operationId: 'prepaid' });
  wait(waits.lease);
  await desk.settle();
  expect(await desk.find('prepaid')).toMatchObject({ state: 'running', owedSince: new Date(desk.clock.at) });
  expect(await desk.startProcess(well).ask('whole', 'prepaid')).toHaveLength(3);
  expect(desk.account.charges('prepaid')).toBe(1);
});

/** A promise that the test resolves. */
function door() {
  let open = () => {};
  const pause = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { pause, open };
}
const isBegun = async (operation: string, lease?: string) => {
  const letter = await desk.find(operation);
  return letter !== null && letter.lease !== lease && letter.lease;
};

test.each(['whole', 'streamed'] as const)(
  'When another process has taken over an answer given %s, a late failure does not release its credit',
  async (way) => {
    const [first, second] = [door(), door()];
    const late = desk.startProcess({ ...well, ai: 'fails', pause: first.pause }).ask(way, 'taken');
    const lease = await waitUntil(() => isBegun('taken'));
    wait(waits.lease);
    const other = desk.startProcess({ ...well, pause: second.pause }).ask(way, 'taken');
    await waitUntil(() => isBegun('taken', lease));
    first.open();
    expect(await late).toEqual([]);
    second.open();
    const shown = await other;
    expect(shown).toHaveLength(3);
    wait(waits.hold);
    await expectRightBooks('taken', shown);
  },
);

test('When a worker was frozen, its late answer is refused, and the other’s is stored and charged once', async () => {
  await desk.startProcess(well).ask('by job', 'frozen');
  const first = door();
  const lease = await waitUntil(() => isBegun('frozen'));
  const late = desk.startProcess({ ...well, pause: first.pause }).work();
  await waitUntil(() => isBegun('frozen', lease));
  wait(waits.lease);
  await desk.startProcess(well).work();
  const lines = (await desk.find('frozen'))?.lines ?? [];
  expect(lines).toHaveLength(3);
  first.open();
  await late;
  expect((await desk.find('frozen'))?.lines).toEqual(lines);
  wait(waits.hold);
  await expectRightBooks('frozen', lines);
});

test('When a letter is cancelled while it is being written, the late answer is neither stored nor charged', async () => {
  await desk.startProcess(well).ask('by job', 'cancelled');
  const [writing, release] = [door(), door()];
  const lease = await waitUntil(() => isBegun('cancelled'));
  const worker = desk.startProcess({ ...well, pause: writing.pause, release: release.pause });
  const worked = worker.work();
  const turn = await waitUntil(() => isBegun('cancelled', lease));
  worker.stop();
  await waitUntil(() => isBegun('cancelled', turn));
  writing.open();
  await waitUntil(async () => worker.hasTriedToKeep());
  release.open();
  await worked;
  expect(desk.account.charges('cancelled')).toBe(0);
  expect(await desk.find('cancelled')).toBeNull();
  expect(desk.account.isSound()).toBe(true);
});

test('A dead letter with the payload of another release gives its credit back and waits for ops', async () => {
  await desk.startProcess(well).ask('by job', 'odd');
  const jobs = connection.collection('jobs');
  await jobs.updateOne({}, { $set: { tries: 2 }, $unset: { 'payload.purpose': 1 } });
  await desk.startProcess(well).work();
  expect(await jobs.findOne({})).toMatchObject({ state: 'dead', reason: 'internal' });
  expect(await desk.find('odd')).toMatchObject({ failure: 'internal' });
  expect(desk.account.isSound()).toBe(true);
});

test.each(['whole', 'streamed'] as const)(
  'Shows an answer %s that is paid for even if the database cannot mark it as done',
  async (way) => {
    const shown = await desk.startProcess({ ...well, finishes: false }).ask(way, 'unmarked');
    expect(shown).toHaveLength(3);
    await expectRightBooks('unmarked', shown);
    wait(waits.lease);
    expect(await desk.startProcess(well).ask(way, 'unmarked')).toEqual(shown);
    expect(await desk.find('unmarked')).toMatchObject({ state: 'done' });
    expect(desk.account.charges('unmarked')).toBe(1);
  },
);
