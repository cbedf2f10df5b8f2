import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

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
    const answer = await fetch(`${url}/${task}?caller=${caller}`);
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
