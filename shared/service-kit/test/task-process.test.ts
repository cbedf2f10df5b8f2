import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { waitUntil } from '@datewright/platform/testing/wait-until';
import { createTaskProcess, megabyte, type TaskProcess } from '../src/processes/task-process.ts';

let child: TaskProcess<string, { pid: number; environment: string[] }>;
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

test('Work goes to one process after the other, and it knows none of our settings', async () => {
  const first = await child.run('echo', { longest });
  const second = await child.run('echo', { longest });
  expect(second.pid).toBe(first.pid);
  expect(first.environment.filter((name) => name !== 'PATH' && !name.startsWith('NODE_'))).toEqual([]);
});

test.each([
  ['dies', 'die', longest],
  ['never answers', 'hang', 300],
  ['turns in circles', 'spin', 300],
  ['takes too much memory', 'grow 600', longest],
])('A process that %s is gone, and the next work is done', async (_what, work, most) => {
  const { pid } = await child.run('echo', { longest });
  await expect(child.run(work, { longest: most })).rejects.toThrow();
  await waitUntil(() => !isAlive(pid));
  expect((await child.run('echo', { longest })).pid).not.toBe(pid);
});

test('A process that grew is not kept, though its work was done', async () => {
  const { pid } = await child.run('grow 250', { longest });
  expect((await child.run('echo', { longest })).pid).not.toBe(pid);
});

test('Work that fails ends nothing, and tells no more than the kind of its error', async () => {
  const { pid } = await child.run('echo', { longest });
  await expect(child.run('fail', { longest })).rejects.toThrow(/^TypeError$/);
  expect((await child.run('echo', { longest })).pid).toBe(pid);
});

test('Who leaves ends the work', async () => {
  const { pid } = await child.run('echo', { longest });
  const leaving = new AbortController();
  const work = child.run('spin', { longest, signal: leaving.signal });
  leaving.abort();
  await expect(work).rejects.toThrow('aborted');
  await waitUntil(() => !isAlive(pid));
  await expect(child.run('echo', { longest, signal: leaving.signal })).rejects.toThrow('aborted');
});

test('A system that can start no process fails the work, and not the service', async () => {
  const service = `
    const { createTaskProcess } = await import(${JSON.stringify(pathToFileURL(join(__dirname, '../src/processes/task-process.ts')).href)});
    process.execPath = '/nowhere/node';
    const child = createTaskProcess({ script: new URL('file:///nowhere/work.ts'), mostMemory: 1e9, mostIdle: 1e9 });
    await child.ask('echo', { longest: 60_000 }).catch(() => console.log('failed'));
    console.log('alive');`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', service]);
  expect(stdout).toBe('failed\nalive\n');
});
