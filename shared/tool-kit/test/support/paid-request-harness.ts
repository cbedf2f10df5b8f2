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
import { createPaidJobs, getJobKey } from '../../src/paid-requests/enqueue-paid-job.ts';
import {
  createPaidRequestRepository,
  type PaidRequest,
  paidRequestFields,
} from '../../src/paid-requests/paid-request-repository.ts';
import { runPaidRequest } from '../../src/paid-requests/run-paid-request.ts';
import { streamPaidRequest } from '../../src/paid-requests/stream-paid-request.ts';
import { type Crash, simulateCrash } from './crash-simulator.ts';
import { type AccountBehavior, createFakeCredits } from './fake-credits.ts';

export type RequestMode = 'whole' | 'streamed' | 'by job';
export interface Scenario {
  crash: Crash | null;
  /** `fails-late` breaks off after the first piece. */
  ai: 'answers' | 'fails' | 'fails-late';
  account: AccountBehavior;
  /** The AI answers when this does. */
  pause?: Promise<void>;
  /** A credit is given back when this is. */
  release?: Promise<void>;
  /** The database goes out just when the work is to be marked as done. */
  finishes?: boolean;
}

interface Letter extends PaidRequest {
  lines: string[];
}
const schema = new Schema<Letter>({ ...paidRequestFields, lines: [String] }, { versionKey: false });
const member = { userId: 'a member', sessionId: 'a session', epoch: 0, roles: [] };
const lock = 28_000;
const second = 1000;
export const [leaseSeconds, holdSeconds] = [20, 45];

/** Nothing happens by itself, in real seconds: a process of an earlier test would settle the letters of a later one. */
const idle: BackgroundTasks = { run() {}, pause: async () => {}, isStopping: true, finish: async () => {} };

/** A tool that writes letters for a credit, each time in a process of its own that may die. `clock.at` is everybody's time. */
export function createPaidRequestHarness(connection: Connection) {
  const clock = { at: Date.UTC(2026, 10, 22) };
  const now = () => clock.at;
  const account = createFakeCredits(now);
  const model = connection.model<Letter>('Letter', schema, 'letters');
  const letters = createPaidRequestRepository<Letter>(model);
  const isQueued = async ({ userId, operationId }: Letter) =>
    (await createJobRepository(connection, now).find(getJobKey({ userId, operationId })))?.state === 'open';
  const isKept = (letter: Letter) => letter.lines.length > 0;
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
    const orderOf = (operationId: string) => ({
      repository: book,
      now,
      request: wantedOf(operationId),
      hasAnswer: isKept,
      recoverAbandoned: async () => {},
      reserve: () =>
        reserveCredits(credits, {
          member,
          tool: 'chatpad',
          amount: 1,
          operationId,
          fingerprint: 'a fingerprint',
          purpose: 'letter',
          reservationSeconds: holdSeconds,
        }),
    });
    const byJob = createPaidJobs({
      jobs: ofQueues,
      background: idle,
      name: 'letters',
      concurrency: 1,
      credits,
      repository: book,
      now,
      inputSchema: z.object({}),
      tool: 'chatpad',
      reservationSeconds: holdSeconds,
      write,
      storeAnswer: keep,
      hasAnswer: isKept,
    });

    async function whole(operationId: string): Promise<string[]> {
      const paid = await runPaidRequest({
        ...orderOf(operationId),
        async write(letter) {
          if (isKept(letter)) return letter.lines;
          const answer = await write();
          if (!(await keep(letter, answer))) throw new AppError('operation_running');
          return answer;
        },
      });
      return paid.isOver ? paid.work.lines : paid.answer;
    }
    async function streamed(operationId: string, shown: string[]): Promise<void> {
      const paid = await streamPaidRequest({
        ...orderOf(operationId),
        onStart() {},
        listStoredPieces: (letter) => letter.lines,
        async *write() {
          await fate.pause;
          if (fate.ai === 'fails') throw new AppError('ai_failed');
          yield lines[0] ?? '';
          if (fate.ai === 'fails-late') throw new AppError('ai_failed');
          yield* lines.slice(1);
        },
        storePiece: (letter, line) => book.update(letter, { $push: { lines: line } }),
        sendPiece: (line) => shown.push(line),
        minPieces: 2,
        disconnectSignal: new AbortController().signal,
      });
      if (paid.isOver) shown.push(...paid.work.lines);
    }

    return {
      /** Answers what the member was shown; a refusal or a failure shows nothing, or what came before it. */
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
      /** As a worker: the next job that is due. */
      work: () => live(Promise.all(work.map((next) => next()))),
      /** It tried to keep an answer. */
      hasTriedToKeep: () => hasTried,
      /** Has what it works on stopped, as its worker does for a member who cancelled. */
      stop() {
        for (const { stop } of atWork) stop('cancelled');
      },
      cancel: (operationId: string) =>
        live(byJob.cancel({ userId: member.userId, operationId })).catch(() => undefined),
    };
  }

  return {
    /** As a process that lives: settles what others died on. */
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
