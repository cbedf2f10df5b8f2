import { tools } from '@datewright/contracts/tools';
import { z } from '@datewright/contracts/zod';
import type { BackgroundTasks } from '@datewright/service-kit/background/background-tasks';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { type Connection, Schema } from 'mongoose';
import pino from 'pino';
import { reserveCredits } from '../../src/credits/credit-reservation.ts';
import { createJobQueue, withParsedPayload } from '../../src/jobs/job-queue.ts';
import { createJobRepository } from '../../src/jobs/job-repository.ts';
import type { Jobs } from '../../src/jobs/jobs.ts';
import { type LeasedJob, runLeasedJob } from '../../src/jobs/leased-job.ts';
import { createWakeSignal } from '../../src/jobs/wake-signal.ts';
import { recoverAbandonedRequests } from '../../src/paid-requests/abandoned-requests.ts';
import { createPaidJobs, getJobKey } from '../../src/paid-requests/paid-jobs.ts';
import { type PaidRequest, paidRequestFields } from '../../src/paid-requests/paid-request.ts';
import { createPaidRequestRepository } from '../../src/paid-requests/paid-request-repository.ts';
import { runPaidRequest } from '../../src/paid-requests/run-paid-request.ts';
import { streamPaidRequest } from '../../src/paid-requests/stream-paid-request.ts';
import { type Crash, simulateCrash } from './crash-simulator.ts';
import { type AccountBehavior, createFakeCredits } from './fake-credits.ts';

export type RequestMode = 'whole' | 'streamed' | 'by job';
export interface Scenario {
  crash: Crash | null;
  /** `fails-late` fails after the first piece. */
  ai: 'answers' | 'fails' | 'fails-late';
  account: AccountBehavior;
  /** The AI answers when this resolves. */
  pause?: Promise<void>;
  /** A release completes when this resolves. */
  release?: Promise<void>;
  /** False: the database fails when the request is to be marked as done. */
  finishes?: boolean;
}

interface Letter extends PaidRequest {
  lines: string[];
}
const schema = new Schema<Letter>({ ...paidRequestFields, lines: [String] }, { versionKey: false });
const member = { userId: 'a member', sessionId: 'a session', epoch: 0, roles: [] };
const lock = 28_000;
const second = 1000;
/** Any tool will do, because the kit treats all alike. */
const [{ credit: anyTool }] = tools;
/** As many lines as a credit promises. */
export const minLines = 2;
export const [leaseSeconds, holdSeconds] = [20, 45];

/** Runs nothing in the background: a process of an earlier test would recover the letters of a later one. */
const idle: BackgroundTasks = { run() {}, pause: async () => {}, isStopping: true, finish: async () => {} };

/**
 * A tool that writes letters for a credit, in a simulated process per call, which may die. `clock.at` is the time of
 * all of them.
 */
export function createPaidRequestHarness(connection: Connection) {
  const clock = { at: Date.UTC(2026, 10, 22) };
  const now = () => clock.at;
  const account = createFakeCredits(now);
  const model = connection.model<Letter>('Letter', schema, 'letters');
  const letters = createPaidRequestRepository<Letter>(model);
  const isQueued = async ({ userId, operationId }: Letter) =>
    (await createJobRepository(connection, now).find(getJobKey({ userId, operationId })))?.state === 'open';
  const isKept = (letter: Letter) => letter.lines.length >= minLines;
  let written = 0;

  function startProcess(fate: Scenario) {
    const { mortal, live } = simulateCrash(fate.crash);
    const counter = account.counter(fate.account);
    const credits = mortal({
      ...counter,
      release: async (body: Parameters<typeof counter.release>[0]) => {
        await fate.release;
        return counter.release(body);
      },
    });
    const book = mortal({
      ...letters,
      begin: (wanted: Parameters<typeof letters.begin>[0]) => letters.begin(wanted),
      finish: async (letter: Letter) => {
        if (fate.finishes === false) throw new Error('The database is out');
        return letters.finish(letter);
      },
    });
    const jobsOf = mortal(createJobRepository(connection, now));
    const log = pino({ level: 'silent' });
    const work: (() => Promise<void>)[] = [];
    const atWork: LeasedJob[] = [];

    const ofQueues: Jobs = {
      repository: jobsOf,
      createQueue(name, { schema: payload, handler }) {
        const parts = {
          repository: jobsOf,
          handler: withParsedPayload(payload, handler),
          leaseMs: lock,
          retryDelayMs: 2000,
          log,
        };
        work.push(async () => {
          const job = await jobsOf.leaseNext(name, 'a worker', lock);
          if (job) atWork.push(runLeasedJob(job, parts));
          await atWork.at(-1)?.done;
        });
        const worker = {
          runJob: (job: Parameters<typeof runLeasedJob>[0]) => runLeasedJob(job, parts).done,
          start() {},
          stop: async () => {},
        };
        const { signal: stopping } = new AbortController();
        const queueParts = {
          name,
          schema: payload,
          repository: jobsOf,
          worker,
          workerName: 'an api',
          wakeSignal: createWakeSignal(),
          leaseMs: lock,
        };
        return createJobQueue({ ...queueParts, stopping });
      },
      start() {},
      stop: async () => {},
    };

    const lines = ['Dear you', 'I write', 'Yours'].map((line) => `${line} ${++written}`);
    const write = async () => {
      await fate.pause;
      if (fate.ai !== 'answers') throw new AppError('ai_failed');
      return lines;
    };
    let hasTried = false;
    const keep = async (letter: Letter, all: string[]) => {
      const isKept = await book.update(letter, { $set: { lines: all } });
      hasTried = true;
      return isKept;
    };
    const wantedOf = (operationId: string) => ({
      userId: member.userId,
      operationId,
      fingerprint: 'a fingerprint',
      leaseUntil: new Date(now() + leaseSeconds * second),
      createdAt: new Date(now()),
      lines: [],
    });
    const store = { repository: book, now, hasAnswer: isKept };
    const reserve = ({ operationId }: Letter) =>
      reserveCredits(credits, {
        member,
        tool: anyTool,
        amount: 1,
        operationId,
        fingerprint: 'a fingerprint',
        purpose: 'letter',
        reservationSeconds: holdSeconds,
      });
    const byJob = createPaidJobs(
      { jobs: ofQueues, background: idle, credits, now },
      {
        name: 'letters',
        concurrency: 1,
        tool: anyTool,
        reservationSeconds: holdSeconds,
        inputSchema: z.object({}),
        repository: book,
        hasAnswer: isKept,
      },
      { write, store: keep },
    );

    async function whole(operationId: string): Promise<string[]> {
      const paid = await runPaidRequest(store, wantedOf(operationId), {
        reserve,
        async writeAndStore(letter) {
          if (isKept(letter)) return letter.lines;
          const answer = await write();
          if (!(await keep(letter, answer))) throw new AppError('operation_running');
          return answer;
        },
      });
      return paid.isOver ? paid.work.lines : paid.answer;
    }
    async function streamed(operationId: string, shown: string[]): Promise<void> {
      const paid = await streamPaidRequest(store, wantedOf(operationId), {
        reserve,
        start() {},
        listStored: (letter) => letter.lines,
        async *write() {
          await fate.pause;
          if (fate.ai === 'fails') throw new AppError('ai_failed');
          yield lines[0] ?? '';
          if (fate.ai === 'fails-late') throw new AppError('ai_failed');
          yield* lines.slice(1);
        },
        store: (letter, line) => book.update(letter, { $push: { lines: line } }),
        send: (line) => shown.push(line),
        minPieces: minLines,
        disconnectSignal: new AbortController().signal,
      });
      if (paid.isOver) shown.push(...paid.work.lines);
    }

    return {
      /** Returns what the member saw; after a refusal or a failure, what came before it. */
      async ask(way: RequestMode, operationId: string): Promise<string[]> {
        const shown: string[] = [];
        const terms = { member, amount: 1, purpose: 'letter' };
        const asked: Record<RequestMode, () => Promise<unknown>> = {
          whole: async () => shown.push(...(await whole(operationId))),
          streamed: () => streamed(operationId, shown),
          'by job': () => byJob.enqueuePaidJob(wantedOf(operationId), {}, terms),
        };
        await live(asked[way]()).catch((error) => {
          if (!(error instanceof AppError)) throw error;
        });
        return shown;
      },
      /** Runs the next due job, like a worker. */
      work: () => live(Promise.all(work.map((next) => next()))),
      hasTriedToKeep: () => hasTried,
      /** Stops the running jobs, as a worker does when the member cancels. */
      stop() {
        for (const { stop } of atWork) stop('cancelled');
      },
      cancel: (operationId: string) =>
        live(byJob.cancel({ userId: member.userId, operationId })).catch(() => undefined),
    };
  }

  return {
    /** Recovers the requests of dead processes, as a healthy process does. */
    settle: () =>
      recoverAbandonedRequests({
        repository: letters,
        credits: account.counter('answers'),
        now,
        hasAnswer: isKept,
        isQueued,
      }),
    clock,
    account,
    startProcess,
    find: (operationId: string) => letters.find(member.userId, operationId),
    jobs: createJobRepository(connection, now),
  };
}
