import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { waitUntil } from '@datewright/platform/testing/wait-until';
import { createTaskProcess, megabyte, type TaskProcess } from '../src/processes/task-process.ts';

let child: TaskProcess<string, { pid: number; bytes: number; sum: number; environment: string[] }>;
beforeEach(() => {
  child = createTaskProcess({
    script: pathToFileURL(join(__dirname, 'support/faulty-task-process.ts')),
    maxMemoryBytes: 400 * megabyte,
    maxIdleMemoryBytes: 200 * megabyte,
  });
});
afterEach(() => child.stop());

const longest = 60_000;

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('Runs one task after the other, in a process without our settings', async () => {
  const first = await child.run('echo', { longest });
  const second = await child.run('echo', { longest });
  expect(second.pid).toBe(first.pid);
  expect(first.environment.filter((name) => name !== 'PATH' && !name.startsWith('NODE_'))).toEqual([]);
});

test('Sends the large part of a task beside its message, in as many parts as it has', async () => {
  const parts = Array.from({ length: 50 }, (_, at) => new Uint8Array(100_000).fill(at));
  for (const bytes of [parts, [], parts.slice(1, 2)]) {
    const sum = bytes.reduce((all, part) => all + part.length * (part[0] ?? 0), 0);
    const answer = await child.run('echo', { bytes, longest });
    expect(answer).toMatchObject({ bytes: bytes.length * 100_000, sum });
  }
});

test.each([
  ['dies', 'die', longest],
  ['never answers', 'hang', 300],
  ['turns in circles', 'spin', 300],
  ['takes too much memory', 'grow 600', longest],
])('A process that %s is killed, and the next task still runs', async (_what, work, most) => {
  const { pid } = await child.run('echo', { longest });
  const bytes = [new Uint8Array(3 * megabyte)];
  await expect(child.run(work, { bytes, longest: most })).rejects.toThrow();
  await waitUntil(() => !isAlive(pid));
  expect((await child.run('echo', { longest })).pid).not.toBe(pid);
});

test('Does not reuse a process that grew too large', async () => {
  const { pid } = await child.run('grow 250', { longest });
  expect((await child.run('echo', { longest })).pid).not.toBe(pid);
});

test('A failing task ends no process and returns only the name of its error', async () => {
  const { pid } = await child.run('echo', { longest });
  await expect(child.run('fail', { longest })).rejects.toThrow(/^TypeError$/);
  expect((await child.run('echo', { longest })).pid).toBe(pid);
});

test('A disconnected client ends the task', async () => {
  const { pid } = await child.run('echo', { longest });
  const leaving = new AbortController();
  const work = child.run('spin', { longest, signal: leaving.signal });
  leaving.abort();
  await expect(work).rejects.toThrow('aborted');
  await waitUntil(() => !isAlive(pid));
  await expect(child.run('echo', { longest, signal: leaving.signal })).rejects.toThrow('aborted');
});

test('When no process can be started, the task fails and the service lives', async () => {
  const service = `
    const { createTaskProcess } = await import(${JSON.stringify(pathToFileURL(join(__dirname, '../src/processes/task-process.ts')).href)});
    process.execPath = '/nowhere/node';
    const child = createTaskProcess({ script: new URL('file:///nowhere/work.ts'), maxMemoryBytes: 1e9, maxIdleMemoryBytes: 1e9 });
    await child.run('echo', { longest: 60_000 }).catch(() => console.log('failed'));
    console.log('alive');`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', service]);
  expect(stdout).toBe('failed\nalive\n');
});
