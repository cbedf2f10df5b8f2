import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { until } from '@datewright/testkit/until';
import { megabyte, type WorkingChild, workingChild } from '../src/pictures/working-child.ts';

let child: WorkingChild<string, { pid: number; environment: string[] }>;
beforeEach(() => {
  child = workingChild({
    script: pathToFileURL(join(__dirname, 'support/odd-process.ts')),
    mostMemory: 400 * megabyte,
    mostIdle: 200 * megabyte,
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
  const first = await child.ask('echo', { longest });
  const second = await child.ask('echo', { longest });
  expect(second.pid).toBe(first.pid);
  expect(first.environment.filter((name) => name !== 'PATH' && !name.startsWith('NODE_'))).toEqual([]);
});

test.each([
  ['dies', 'die', longest],
  ['never answers', 'hang', 300],
  ['turns in circles', 'spin', 300],
  ['takes too much memory', 'grow 600', longest],
])('A process that %s is gone, and the next work is done', async (_what, work, most) => {
  const { pid } = await child.ask('echo', { longest });
  await expect(child.ask(work, { longest: most })).rejects.toThrow();
  await until(() => !isAlive(pid));
  expect((await child.ask('echo', { longest })).pid).not.toBe(pid);
});

test('A process that grew is not kept, though its work was done', async () => {
  const { pid } = await child.ask('grow 250', { longest });
  expect((await child.ask('echo', { longest })).pid).not.toBe(pid);
});

test('Work that fails ends nothing, and tells no more than the kind of its error', async () => {
  const { pid } = await child.ask('echo', { longest });
  await expect(child.ask('fail', { longest })).rejects.toThrow(/^TypeError$/);
  expect((await child.ask('echo', { longest })).pid).toBe(pid);
});

test('Who leaves ends the work', async () => {
  const { pid } = await child.ask('echo', { longest });
  const leaving = new AbortController();
  const work = child.ask('spin', { longest, signal: leaving.signal });
  leaving.abort();
  await expect(work).rejects.toThrow('aborted');
  await until(() => !isAlive(pid));
  await expect(child.ask('echo', { longest, signal: leaving.signal })).rejects.toThrow('aborted');
});

test('A system that can start no process fails the work, and not the service', async () => {
  const service = `
    const { workingChild } = await import(${JSON.stringify(pathToFileURL(join(__dirname, '../src/pictures/working-child.ts')).href)});
    process.execPath = '/nowhere/node';
    const child = workingChild({ script: new URL('file:///nowhere/work.ts'), mostMemory: 1e9, mostIdle: 1e9 });
    await child.ask('echo', { longest: 60_000 }).catch(() => console.log('failed'));
    console.log('alive');`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', service]);
  expect(stdout).toBe('failed\nalive\n');
});
