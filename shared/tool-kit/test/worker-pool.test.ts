import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { waitUntil } from '@datewright/platform/testing/wait-until';

let service: ChildProcess | undefined;
afterEach(() => service?.kill('SIGKILL'));

/** `seconds` is the CPU time that a task may take. */
async function start(threads: number, seconds: number) {
  const child = spawn(process.execPath, [join(__dirname, 'support/worker-pool-process.ts')], {
    env: { ...process.env, THREADS: String(threads), SECONDS: String(seconds) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  service = child;
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  const url = `http://127.0.0.1:${JSON.parse(String(line)).port}`;
  return async (task: string, caller = 'kim') => {
    const answer = await fetch(`${url}/${task}${task.includes('?') ? '&' : '?'}caller=${caller}`);
    return { status: answer.status, text: await answer.text() };
  };
}

test('When a task never ends, the service still answers others, and the task’s thread is replaced', async () => {
  const ask = await start(1, 2);
  expect(JSON.parse((await ask('double')).text)).toEqual({ value: 42 });
  const stuck = ask('spin');
  let isOver = false;
  stuck.finally(() => {
    isOver = true;
  });
  expect((await ask('livez')).text).toBe('live');
  expect(isOver).toBe(false);
  expect(await stuck).toEqual({ status: 503, text: JSON.stringify({ code: 'unavailable' }) });
  expect(JSON.parse((await ask('double')).text)).toEqual({ value: 42 });
});

test('When one caller keeps a thread busy and sends more, another caller gets the other thread', async () => {
  const ask = await start(2, 60);
  const stuck = [ask('spin', 'bad'), ask('spin', 'bad'), ask('spin', 'bad')];
  for (const one of stuck) one.catch(() => undefined);
  for (let times = 0; times < 5; times++) {
    expect(JSON.parse((await ask('double', 'good')).text)).toEqual({ value: 42 });
  }
});

test('When a task fails, its caller gets the error, and the thread continues', async () => {
  const ask = await start(1, 60);
  expect((await ask('fail')).status).toBe(500);
  expect(JSON.parse((await ask('double')).text)).toEqual({ value: 42 });
});

test('When six callers wait for a thread, new requests are refused at once with a retry time; those that began and jobs are served', async () => {
  const ask = await start(1, 4);
  const begun = ask('double?paused', 'lee');
  // Its first task has run once this one has.
  await ask('double', 'lee');
  const stuck = ask('spin', 'bad');
  await waitUntil(async () => (await ask('started')).text === '2');
  const callers = Array.from({ length: 20 }, (_, at) => ask('double', `caller ${at}`));
  await Promise.race(callers);
  await waitUntil(async () => (await ask('started')).text === '22');
  const sent = performance.now();
  const refused = await ask('double', 'kim');
  expect(refused).toEqual({ status: 503, text: JSON.stringify({ code: 'unavailable', retryAfter: 5 }) });
  expect(performance.now() - sent).toBeLessThan(1000);
  const job = ask('double', 'a job');
  await ask('continue');
  expect((await stuck).status).toBe(503);
  for (const one of [begun, job]) expect(JSON.parse((await one).text)).toEqual({ value: 42 });
  const statuses = (await Promise.all(callers)).map(({ status }) => status);
  expect([
    statuses.filter((status) => status === 200).length,
    statuses.filter((status) => status === 503).length,
  ]).toEqual([6, 14]);
  expect((await ask('double', 'kim')).status).toBe(200);
});
