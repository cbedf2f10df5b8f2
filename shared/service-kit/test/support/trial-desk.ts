import { z } from '@datewright/contracts/zod';
import { type Connection, Schema } from 'mongoose';
import pino from 'pino';
import type { BackgroundWork } from '../../src/background-work.ts';
import { type ClaimedWork, claimedWorkFields, workBook } from '../../src/claimed-work.ts';
import { holdCredits } from '../../src/credit-hold.ts';
import { AppError } from '../../src/errors.ts';
import { jobBook } from '../../src/jobs/job-book.ts';
import type { Jobs } from '../../src/jobs/jobs.ts';
import { type LeasedJob, leasedJob } from '../../src/jobs/leased-job.ts';
import { nudge } from '../../src/jobs/nudge.ts';
import { queue, reading } from '../../src/jobs/queue.ts';
import { settleAbandoned } from '../../src/paid-work/abandoned.ts';
import { keyOf, paidByJob } from '../../src/paid-work/by-job.ts';
import { paidStreamed } from '../../src/paid-work/streamed.ts';
import { paidWhole } from '../../src/paid-work/whole.ts';
import { type Death, life } from './mortal.ts';
import { type AccountMood, teller } from './teller.ts';

export type Way = 'whole' | 'streamed' | 'by job';
export interface Fate {
  death: Death | null;
  /** `fails-late` breaks off after the first piece. */
  ai: 'answers' | 'fails' | 'fails-late';
  account: AccountMood;
  /** The AI answers when this does. */
  pause?: Promise<void>;
  /** A credit is given back when this is. */
  release?: Promise<void>;
  /** The database goes out just when the work is to be marked as done. */
  finishes?: boolean;
}

interface Letter extends ClaimedWork {
  lines: string[];
}
const schema = new Schema<Letter>({ ...claimedWorkFields, lines: [String] }, { versionKey: false });
const member = { userId: 'a member', sessionId: 'a session', epoch: 0, roles: [] };
const lock = 28_000;
const second = 1000;
export const [leaseSeconds, holdSeconds] = [20, 45];

/** Nothing happens by itself, in real seconds: a process of an earlier test would settle the letters of a later one. */
const idle: BackgroundWork = { run() {}, pause: async () => {}, isStopping: true, finish: async () => {} };

/** A tool that writes letters for a credit, each time in a process of its own that may die. `clock.at` is everybody's time. */
export function trialDesk(connection: Connection) {
  const clock = { at: Date.UTC(2026, 10, 22) };
  const now = () => clock.at;
  const account = teller(now);
  const model = connection.model<Letter>('Letter', schema, 'letters');
  const letters = workBook<Letter>(model);
  const isQueued = async ({ userId, operationId }: Letter) =>
    (await jobBook(connection, now).find(keyOf({ userId, operationId })))?.state === 'open';
  const isKept = (letter: Letter) => letter.lines.length > 0;
  let written = 0;

  function startProcess(fate: Fate) {
    const { mortal, live } = life(fate.death);
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
    const jobsOf = mortal(jobBook(connection, now));
    const log = pino({ level: 'silent' });
    const work: (() => Promise<void>)[] = [];
    const atWork: LeasedJob[] = [];

    const ofQueues: Jobs = {
      book: jobsOf,
      queue(name, { schema: payload, handler }) {
        const parts = { book: jobsOf, handler: reading(payload, handler), lock, pause: 2000, log };
        work.push(async () => {
          const job = await jobsOf.claim(name, 'a worker', lock);
          if (job) atWork.push(leasedJob(job, parts));
          await atWork.at(-1)?.done;
        });
        const worker = {
          takeOn: (job: Parameters<typeof leasedJob>[0]) => leasedJob(job, parts).done,
          start() {},
          stop: async () => {},
        };
        const { signal: stopping } = new AbortController();
        const queueParts = { name, schema: payload, book: jobsOf, worker, workerName: 'an api', nudge: nudge(), lock };
        return queue({ ...queueParts, stopping });
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
      const isKept = await book.change(letter, { $set: { lines: all } });
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
      book,
      now,
      wanted: wantedOf(operationId),
      isKept,
      settleAbandoned: async () => {},
      pay: () =>
        holdCredits(credits, {
          member,
          tool: 'chatpad',
          amount: 1,
          operationId,
          fingerprint: 'a fingerprint',
          purpose: 'letter',
          holdSeconds,
        }),
    });
    const byJob = paidByJob({
      jobs: ofQueues,
      background: idle,
      name: 'letters',
      concurrency: 1,
      credits,
      book,
      now,
      asked: z.object({}),
      tool: 'chatpad',
      holdSeconds,
      write,
      keep,
      isKept,
    });

    async function whole(operationId: string): Promise<string[]> {
      const paid = await paidWhole({
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
      const paid = await paidStreamed({
        ...orderOf(operationId),
        begin() {},
        kept: (letter) => letter.lines,
        async *write() {
          await fate.pause;
          if (fate.ai === 'fails') throw new AppError('ai_failed');
          yield lines[0] ?? '';
          if (fate.ai === 'fails-late') throw new AppError('ai_failed');
          yield* lines.slice(1);
        },
        keep: (letter, line) => book.change(letter, { $push: { lines: line } }),
        show: (line) => shown.push(line),
        enough: 2,
        left: new AbortController().signal,
      });
      if (paid.isOver) shown.push(...paid.work.lines);
    }

    return {
      /** Answers what the member was shown; a refusal or a failure shows nothing, or what came before it. */
      async ask(way: Way, operationId: string): Promise<string[]> {
        const shown: string[] = [];
        const terms = { member, amount: 1, purpose: 'letter' };
        const asked: Record<Way, () => Promise<unknown>> = {
          whole: async () => shown.push(...(await whole(operationId))),
          streamed: () => streamed(operationId, shown),
          'by job': () => byJob.begin(wantedOf(operationId), {}, terms),
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
    settle: () => settleAbandoned({ book: letters, credits: account.counter('answers'), now, isKept, isQueued }),
    clock,
    account,
    startProcess,
    find: (operationId: string) => letters.find(member.userId, operationId),
    jobs: jobBook(connection, now),
  };
}
