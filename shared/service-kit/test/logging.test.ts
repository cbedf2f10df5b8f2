import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { join } from 'node:path';

let child: ChildProcess;
afterEach(() => void child.kill('SIGKILL'));

test('When the disk of the log is full, then the process continues, and ends when it is told to', async () => {
  const full = await open('/dev/full', 'w');
  child = spawn(process.execPath, [join(__dirname, 'support/logging-process.ts')], {
    stdio: ['ignore', full.fd, 'pipe'],
  });
  let errors = '';
  child.stderr?.on('data', (chunk) => (errors += chunk));
  const ended = once(child, 'exit');
  await full.close();
  expect(await ended).toEqual([7, null]);
  expect(errors).toBe('');
});
