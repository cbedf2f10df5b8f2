import { request } from 'node:http';
import { join } from 'node:path';
import { findFreePort } from '@datewright/platform/free-port';
import { supervise, waitUntilReady } from '@datewright/platform/system/supervisor';
import { waitUntil } from '@datewright/platform/testing/wait-until';

const main = join(__dirname, 'support/streaming-process.ts');

/** Requests over a new connection; returns the body or the error. */
const get = (url: string): Promise<string> =>
  new Promise((resolve) => {
    const asked = request(url, { agent: false }, (res) => {
      let body = '';
      res.on('data', (chunk) => (body += chunk));
      res.on('end', () => resolve(body));
      res.on('error', (error) => resolve(String(error)));
    });
    asked.on('error', (error) => resolve(String(error)));
    asked.end();
  });

async function start() {
  const port = String(await findFreePort());
  const plan = {
    name: 'streams',
    main,
    env: { PORT: port },
    flags: [],
    url: `http://127.0.0.1:${port}`,
    handsOverSocket: true,
  };
  const lines: string[] = [];
  const supervised = supervise(plan, (_name, line) => void lines.push(line));
  supervised.start();
  await waitUntilReady(plan);
  return { plan, supervised, lines };
}

test('When a service restarts with an open stream, no request is refused and the stream is completed', async () => {
  const { plan, supervised, lines } = await start();
  const first = supervised.pid() ?? 0;
  const stream = get(`${plan.url}/stream`);
  const answers: string[] = [];
  let isOver = false;
  const asking = Promise.all(
    Array.from({ length: 4 }, async () => {
      while (!isOver) answers.push(await get(plan.url));
    }),
  );
  process.kill(first, 'SIGTERM');
  expect(await stream).toMatch(/^1\n[\s\S]*25 stopping\nend$/);
  await waitUntil(() => answers.at(-1) === JSON.stringify({ pid: supervised.pid() }));
  isOver = true;
  await asking;
  expect(supervised.pid()).not.toBe(first);
  expect(new Set(answers)).toEqual(new Set([first, supervised.pid()].map((pid) => JSON.stringify({ pid }))));
  expect(lines).toEqual([]);
  await supervised.stop();
});

test('When a supervised service is stopped, it ends and no other is started', async () => {
  const { plan, supervised } = await start();
  const pid = supervised.pid() ?? 0;
  const begun = Date.now();
  await supervised.stop();
  expect(Date.now() - begun).toBeLessThan(5000);
  expect(() => process.kill(pid, 0)).toThrow();
  expect(await get(plan.url)).toMatch(/ECONNREFUSED/);
});
