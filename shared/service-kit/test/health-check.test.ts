import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { findFreePort } from '@datewright/platform/free-port';
import { waitUntil } from '@datewright/platform/testing/wait-until';

const hanging = `
  let ready = 200;
  require('node:http').createServer((req, res) => {
    if (req.url === '/hang') for (;;);
    if (req.url === '/unready') ready = 503;
    res.writeHead(req.url === '/readyz' ? ready : 200).end();
  }).listen(Number(process.env.PORT), '127.0.0.1');
`;

async function check(port: string): Promise<number> {
  const file = join(__dirname, '../src/observability/health-check.ts');
  const [code] = await once(spawn(process.execPath, [file], { env: { PORT: port } }), 'exit');
  return code;
}

test('The container’s health check ends a service whose event loop hangs, and no other', async () => {
  const port = String(await findFreePort());
  const service = spawn(process.execPath, ['-e', hanging], { env: { PORT: port } });
  const ended = once(service, 'exit');
  const ask = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(500) }).catch(() => undefined);
  await waitUntil(() => ask('/livez'));
  expect(await check(port)).toBe(0);
  await ask('/unready');
  expect(await check(port)).toBe(1);
  expect(service.exitCode).toBeNull();
  await ask('/hang');
  expect(await check(port)).toBe(1);
  expect((await ended)[1]).toBe('SIGKILL');
  // No process listens: the service is starting.
  expect(await check(port)).toBe(1);
});
