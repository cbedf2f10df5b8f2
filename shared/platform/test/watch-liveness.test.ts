import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../src/free-port.ts';
import { supervise, waitUntilReady } from '../src/system/supervisor.ts';
import { waitUntil } from '../src/testing/wait-until.ts';
import { watchLiveness } from '../src/watch-liveness.ts';

/** A service whose event loop hangs forever on request. */
const hanging = `
  import { createServer } from 'node:http';
  createServer((req, res) => {
    if (req.url === '/hang') for (;;);
    res.end('here');
  }).listen(Number(process.env.PORT), '127.0.0.1');
`;

test('A process whose event loop hangs is killed after ten seconds and restarted', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'datewright-hangs-'));
  const main = join(folder, 'main.mjs');
  await writeFile(main, hanging);
  const port = String(await findFreePort());
  const plan = { name: 'hangs', main, env: { PORT: port }, flags: [], url: `http://127.0.0.1:${port}` };
  const lines: string[] = [];
  const supervised = supervise(plan, (_name, line) => void lines.push(line));
  supervised.start();
  await waitUntilReady(plan);
  const first = supervised.pid();
  // Give the liveness check time for a first success.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const hungAt = Date.now();
  await fetch(`${plan.url}/hang`, { signal: AbortSignal.timeout(500) }).catch(() => undefined);
  await waitUntil(() => supervised.pid() !== first);
  expect(Date.now() - hungAt).toBeGreaterThan(8000);
  await waitUntilReady(plan);
  expect(lines).toEqual(['does not work for 10 s, ending it', 'ended (SIGKILL), starting again in 500 ms']);
  await supervised.stop();
  await rm(folder, { recursive: true });
});

test('One that answers now and then is left alone', async () => {
  let looks = 0;
  let ended = false;
  const works = async () => ++looks % 3 === 0;
  const stop = watchLiveness({ check: works, intervalMs: 10, maxSilenceMs: 35 }, () => {
    ended = true;
  });
  await waitUntil(() => looks > 30);
  stop();
  expect(ended).toBe(false);
});
