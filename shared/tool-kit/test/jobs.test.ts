import { once } from 'node:events';
import { waitUntil } from '@datewright/platform/testing/wait-until';
import { priorityHeadStartMs } from '../src/jobs/job.ts';
import { startJobCluster } from './support/job-cluster.ts';

let floor: Awaited<ReturnType<typeof startJobCluster>>;
beforeEach(async () => {
  floor = await startJobCluster();
});
afterEach(() => floor.stop());

const isGone = async (key: string) => (await floor.api.all.repository.find(key)) === null;
const begun = async (key: string) => (await floor.tracesOf(key)).filter(({ what }) => what === 'begun');
const answered = async (key: string) => (await floor.tracesOf(key)).filter(({ what }) => what === 'answered');
const endingOf = async (key: string) => (await floor.tracesOf(key)).filter(({ what }) => what === 'given-up');

test('When one of three workers is killed, all jobs finish, and the jobs it was running run again', async () => {
  const workers = [await floor.startWorker(), await floor.startWorker(), await floor.startWorker()];
  const keys = Array.from({ length: 24 }, (_one, at) => `job-${at}`);
  for (const key of keys) await floor.add(key, key.endsWith('3') ? 'linger' : 'answer');
  const lingering = await waitUntil(() =>
    floor.api.traces.findOne({ job: /3$/, what: 'begun' }).then((trace) => trace ?? false),
  );
  const doomed = workers.find(({ pid }) => pid === lingering.by);
  doomed?.kill('SIGKILL');
  await floor.api.endLingering();
  await waitUntil(async () => (await floor.api.all.repository.count()).length === 0);

  for (const key of keys) {
    const answers = await answered(key);
    expect(answers.length).toBeGreaterThan(0);
    // A job that the killed worker answered and did not delete is answered again.
    expect(answers.filter(({ by }) => by !== doomed?.pid).length).toBeLessThanOrEqual(1);
  }
  expect(new Set((await begun(lingering.job)).map(({ by }) => by)).size).toBeGreaterThan(1);
});

test('When a worker freezes, another runs its job, and the frozen worker’s late writes are refused', async () => {
  const frozen = await floor.startWorker();
  await floor.add('late', 'linger-on');
  await waitUntil(async () => (await begun('late')).length === 1);
  frozen.kill('SIGSTOP');
  const other = await floor.startWorker();
  await waitUntil(async () => (await begun('late')).length === 2);
  await floor.api.endLingering();
  await waitUntil(() => isGone('late'));
  frozen.kill('SIGCONT');

  const refused = () => floor.api.traces.findOne({ job: 'late', what: 'refused' });
  expect(await waitUntil(async () => (await refused()) ?? false)).toMatchObject({ by: frozen.pid });
  expect(await floor.api.answers.findOne({ _id: 'late' })).toMatchObject({ by: other.pid });
  expect(await isGone('late')).toBe(true);
});

test('A job that kills its worker is dead after three tries, and other jobs continue', async () => {
  await floor.add('poison', 'die');
  await floor.add('sound', 'answer');
  for (let tries = 1; tries <= 3; tries++) {
    const worker = await floor.startWorker(1);
    await once(worker, 'exit');
    expect(await begun('poison')).toHaveLength(tries);
  }
  await floor.startWorker();
  await waitUntil(async () => (await floor.api.all.repository.find('poison'))?.state === 'dead');
  await waitUntil(() => isGone('sound'));
  expect(await begun('poison')).toHaveLength(3);
  expect(await endingOf('poison')).toMatchObject([{ ending: 'dead', reason: 'worker_died' }]);
});

test('Tries a failing job three times, and one that is refused or fails for good only once', async () => {
  await floor.startWorker();
  await floor.add('broken', 'fail');
  await floor.add('final', 'fail-finally');
  await floor.add('refused', 'be-refused');
  await waitUntil(() => isGone('refused'));
  expect(await endingOf('refused')).toMatchObject([{ ending: 'failed', reason: 'ai_refused' }]);
  await waitUntil(async () => (await floor.api.all.repository.find('broken'))?.state === 'dead');
  expect(await begun('broken')).toHaveLength(3);
  expect(await endingOf('broken')).toMatchObject([{ ending: 'dead', reason: 'internal' }]);
  await waitUntil(async () => (await floor.api.all.repository.find('final'))?.state === 'dead');
  expect(await begun('final')).toHaveLength(1);
  expect(await endingOf('final')).toMatchObject([{ ending: 'dead', reason: 'ai_failed' }]);

  // Ops retry the dead job.
  expect(await floor.api.all.repository.reopen('broken')).toBe(true);
  await waitUntil(async () => (await begun('broken')).length === 4);
});

test('Any replica can cancel a job, waiting or running', async () => {
  await floor.add('waiting', 'linger');
  await floor.api.queue.cancel('waiting');
  expect(await isGone('waiting')).toBe(true);
  expect(await endingOf('waiting')).toMatchObject([{ ending: 'cancelled' }]);

  await floor.startWorker();
  await floor.add('running', 'linger');
  await waitUntil(async () => (await begun('running')).length === 1);
  await floor.otherApi.queue.cancel('running');
  await waitUntil(() => isGone('running'));
  expect(await endingOf('running')).toMatchObject([{ ending: 'cancelled' }]);
  expect(await answered('running')).toEqual([]);
});

test('Priority jobs come first, but not before jobs that have waited longer than their head start', async () => {
  await floor.add('new', 'answer');
  await floor.add('new-priority', 'answer', true);
  await floor.add('newest-priority', 'answer', true);
  floor.clock.behind = priorityHeadStartMs + 60_000;
  await floor.otherApi.queue.add({ key: 'old', payload: { does: 'answer' }, isPriority: false });
  await floor.startWorker(1);
  await waitUntil(async () => (await floor.api.all.repository.count()).length === 0);
  const order = await floor.api.traces.find({ what: 'begun' }).sort({ order: 1 }).toArray();
  expect(order.map(({ job }) => job)).toEqual(['old', 'new-priority', 'newest-priority', 'new']);
});

test('Two replicas that add the same job at once create one job', async () => {
  const asked = Array.from({ length: 10 }, (_one, at) => (at % 2 ? floor.api : floor.otherApi).queue);
  const added = await Promise.all(
    asked.map((queue) => queue.add({ key: 'same', payload: { does: 'answer' }, isPriority: false })),
  );
  expect(added.filter(Boolean)).toHaveLength(1);
  await Promise.all([floor.startWorker(), floor.startWorker()]);
  await waitUntil(() => isGone('same'));
  expect(await begun('same')).toHaveLength(1);
});

test('A client that follows a job sees it wait, progress and end; a later client sees the same', async () => {
  const read: string[] = [];
  const here = new AbortController().signal;
  await floor.add('followed', 'look-around');
  const following = (async () => {
    for await (const { state, progress } of floor.otherApi.queue.follow(['followed'], here)) {
      read.push(progress ? `${state} ${progress.step} ${progress.share}` : state);
    }
  })();
  await waitUntil(async () => read.includes('waiting'));
  await floor.startWorker();
  await waitUntil(async () => read.includes('running looking 0.5'));
  const reloaded = await floor.api.queue.follow(['followed'], here).next();
  expect(reloaded.value).toEqual({ key: 'followed', state: 'running', progress: { share: 0.5, step: 'looking' } });
  await floor.api.endLingering();
  await following;
  expect(read.at(-1)).toBe('ended');
});

test('A client that follows several jobs sees each of them, until the last one ends', async () => {
  const read: string[] = [];
  for (const key of ['one', 'two']) await floor.add(key, 'linger');
  const following = (async () => {
    for await (const { key, state } of floor.otherApi.queue.follow(
      ['one', 'two', 'none'],
      new AbortController().signal,
    )) {
      read.push(`${key} ${state}`);
    }
  })();
  await waitUntil(async () => read.length === 3);
  expect(read.toSorted()).toEqual(['none ended', 'one waiting', 'two waiting']);
  await floor.startWorker();
  await floor.api.endLingering();
  await following;
  expect(read.filter((line) => line.endsWith('ended')).toSorted()).toEqual(['none ended', 'one ended', 'two ended']);
});

test('A stopping worker finishes what it can and returns the rest to the queue', async () => {
  const stopping = await floor.startWorker();
  await floor.add('long', 'linger');
  await waitUntil(async () => (await begun('long')).length === 1);
  stopping.kill('SIGTERM');
  await once(stopping, 'exit');
  expect(stopping.exitCode).toBe(0);
  expect(await floor.api.all.repository.find('long')).toMatchObject({ worker: '', tries: 0, state: 'open' });

  const finishing = await floor.startWorker();
  await waitUntil(async () => (await begun('long')).length === 2);
  finishing.kill('SIGTERM');
  await floor.api.endLingering();
  await once(finishing, 'exit');
  expect(await isGone('long')).toBe(true);
  expect(await answered('long')).toHaveLength(1);
});

test('A process with both roles starts a new job without waiting for the next poll', async () => {
  floor.api.all.start();
  // The loop now waits at an empty queue.
  await floor.add('first', 'answer');
  await waitUntil(() => isGone('first'));
  await floor.add('second', 'answer');
  await waitUntil(() => isGone('second'));
  expect(await answered('second')).toMatchObject([{ by: process.pid }]);
  await floor.api.all.stop();
});

test('Metrics show the waiting, running and dead jobs and the age of the oldest', async () => {
  const { repository: book } = floor.api.all;
  await floor.add('waits', 'linger');
  await floor.add('waits-with-priority', 'linger', true);
  const read = async () => floor.api.metrics.registry.metrics();
  expect(await read()).toMatch(/datewright_jobs\{queue="trial",priority="no",state="waiting",service="trial"\} 1/);
  expect(await read()).toMatch(/datewright_jobs_oldest_seconds\{queue="trial",priority="yes",service="trial"\} \d/);
  const job = await book.leaseNext('trial', 'a worker', 60_000);
  expect(job?._id).toBe('waits-with-priority');
  expect(await read()).toMatch(/datewright_jobs\{queue="trial",priority="yes",state="running",service="trial"\} 1/);
  if (job) await book.markDead(job);
  expect(await read()).toMatch(/datewright_jobs\{queue="trial",priority="yes",state="dead",service="trial"\} 1/);
  expect(await read()).not.toMatch(/oldest_seconds\{queue="trial",priority="yes"/);
});

test('A job with an unreadable payload is dead after three tries and is listed', async () => {
  const { repository: book } = floor.api.all;
  await book.add({ _id: 'odd', queue: 'trial', isPriority: false, payload: { does: 'what nobody knows' } });
  for (let tries = 1; tries <= 2; tries++) {
    const job = await book.leaseNext('trial', 'a worker', 60_000);
    if (job) await book.postpone(job, 0, 'internal');
  }
  await floor.startWorker();
  await waitUntil(async () => (await book.find('odd'))?.state === 'dead');
  expect(await endingOf('odd')).toMatchObject([{ ending: 'dead', reason: 'internal' }]);
});

test('A follower sees the end of a job once its result is stored, and nothing more after the process stops', async () => {
  const { repository: book } = floor.api.all;
  const here = new AbortController().signal;
  await floor.add('failing', 'linger');
  const job = await book.leaseNext('trial', 'a worker', 60_000);
  const ending = job && (await book.startEnding(job, 'failed', 'ai_refused'));
  const news = floor.api.queue.follow(['failing'], here);
  expect((await news.next()).value).toEqual({ key: 'failing', state: 'running', progress: null });
  if (ending) await book.remove(ending);
  expect((await news.next()).value).toEqual({ key: 'failing', state: 'ended', progress: null });

  await floor.add('waiting', 'linger');
  const others = floor.api.queue.follow(['waiting'], here);
  expect((await others.next()).value).toMatchObject({ state: 'waiting' });
  const rest = others.next();
  await floor.api.all.stop();
  expect(await rest).toEqual({ done: true, value: undefined });
});

test('A dead job that is added again gets a new payload, priority and age', async () => {
  const { repository: book } = floor.api.all;
  floor.clock.behind = 3600_000;
  await floor.otherApi.queue.add({ key: 'again', payload: { does: 'fail' }, isPriority: false });
  const job = await book.leaseNext('trial', 'a worker', 60_000);
  if (job) await book.markDead(job);
  const asked = new Date();
  expect(await floor.add('again', 'answer', true)).toBe(true);
  const again = await book.find('again');
  expect(again).toMatchObject({ payload: { does: 'answer' }, isPriority: true, tries: 0 });
  expect(again?.createdAt.getTime()).toBeGreaterThanOrEqual(asked.getTime());
});

test('Does not store progress of an invalid form', async () => {
  await floor.startWorker();
  await floor.add('boaster', 'boast');
  await waitUntil(async () => (await begun('boaster')).length === 1);
  expect(await floor.api.all.repository.find('boaster')).toMatchObject({ progress: null, state: 'open' });
});

test('A job that is cancelled while it fails is not retried, and cancelling a dead job deletes it', async () => {
  const { repository: book } = floor.api.all;
  await floor.add('failing', 'linger');
  const job = await book.leaseNext('trial', 'a worker', 60_000);
  await floor.otherApi.queue.cancel('failing');
  expect(job && (await book.postpone(job, 8000, 'internal'))).toBe(false);

  await floor.add('dead', 'linger');
  const dead = await book.leaseNext('trial', 'a worker', 60_000);
  if (dead) await book.markDead(dead);
  await floor.api.queue.cancel('dead');
  expect(await isGone('dead')).toBe(true);
});
