import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { saveEnvironments } from '../src/data/environments.ts';
import { root } from '../src/root.ts';

const runner = join(root, 'shared/platform/run.mjs');

function runServiceCommand(dataDir: string) {
  const { MONGODB_URI: _own, ...env } = process.env;
  const command = [runner, 'service', 'account', 'commands/explain-member.ts', 'ada@example.com'];
  return spawnSync('node', command, { encoding: 'utf8', env: { ...env, DATA_DIR: dataDir } });
}

test('Each command of a service runs in the environment of the running product', () => {
  const commands = globSync('services/*/package.json', { cwd: root }).flatMap((file) => {
    const { scripts = {} }: { scripts?: Record<string, string> } = JSON.parse(readFileSync(join(root, file), 'utf8'));
    const service = basename(dirname(file));
    return Object.entries(scripts).flatMap(([name, line]) => (name === 'start' ? [] : [{ service, line }]));
  });
  expect(commands.length).toBeGreaterThan(5);
  for (const { service, line } of commands) {
    const start = `exec node ../../shared/platform/run.mjs service ${service} `;
    expect(line.slice(0, start.length)).toBe(start);
    expect(existsSync(join(root, 'services', service, 'src', line.slice(start.length)))).toBe(true);
  }
});

test('A command of a service gets what the service has, and says what is missing when nothing runs', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'service-command-'));
  expect(runServiceCommand(dataDir)).toMatchObject({
    status: 1,
    stderr: 'Start Datewright first (`npm start`), or set MONGODB_URI and what else the service reads.\n',
  });
  await saveEnvironments(dataDir, { account: { env: { MAIL_FROM: 'a@example.com' } } });
  const { stderr } = runServiceCommand(dataDir);
  expect(stderr).toContain('MONGODB_URI is missing');
  expect(stderr).not.toContain('MAIL_FROM');
});
