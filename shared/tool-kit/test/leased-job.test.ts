import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

test('A job that fails at once and is then lost does not end its worker', async () => {
  const worker = spawn(process.execPath, [join(__dirname, 'support/lost-job-process.ts')], { stdio: 'ignore' });
  expect(await once(worker, 'exit')).toEqual([0, null]);
});
