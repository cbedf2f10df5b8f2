import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { TestCounts } from '../src/test-runners/run-program.ts';

const run = promisify(execFile);
const runner = pathToFileURL(join(__dirname, '../src/test-runners/run-jest.ts')).href;

let folder: string;
beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'datewright-runner-')));
  await mkdir(join(folder, 'reports'));
  await writeFile(join(folder, 'jest.config.json'), JSON.stringify({ transform: {} }));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const writeTest = (name: string, ...tests: string[]) => writeFile(join(folder, `${name}.test.js`), tests.join('\n'));

const brokenTest = "test('is broken', () => expect(1).toBe(2));";
const passingTest = "test('passes', () => {});";
/** Fails until it has run once. */
const flakyTest = `test('is flaky', () => {
  const mark = require('node:path').join(__dirname, 'has-run');
  const hasRun = require('node:fs').existsSync(mark);
  require('node:fs').writeFileSync(mark, '');
  expect(hasRun).toBe(true);
});`;

/** Runs the tests of the folder in a process of its own, whose output is not mixed with that of this run. */
async function runTests({ retriesFailures }: { retriesFailures: boolean }) {
  const options = { reportFolder: join(folder, 'reports'), retriesFailures, folder };
  const script = `
    const { runJest } = await import(${JSON.stringify(runner)});
    const counts = await runJest([], { ...${JSON.stringify(options)}, env: process.env });
    console.log('counts ' + JSON.stringify(counts));
  `;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script]);
  const counts: TestCounts = JSON.parse(/^counts (.*)$/m.exec(stdout)?.[1] ?? 'null');
  return { counts, notices: stdout.split('\n').filter((line) => line.includes(' again')) };
}

test('When a whole run has a flaky and a broken file, then both run again, and only the broken one fails', async () => {
  await writeTest('flaky', passingTest, flakyTest);
  await writeTest('broken', passingTest, brokenTest);
  await writeTest('sound', passingTest);
  const { counts, notices } = await runTests({ retriesFailures: true });
  expect(counts).toEqual({ passed: 4, failed: 1, flaky: ['flaky.test.js'] });
  expect(notices).toEqual(['Running 2 failed test files again, one after another.']);
});

test('When a part of the tests was asked for, then no file runs again', async () => {
  await writeTest('flaky', flakyTest);
  const { counts, notices } = await runTests({ retriesFailures: false });
  expect(counts).toEqual({ passed: 0, failed: 1, flaky: [] });
  expect(notices).toEqual([]);
});

test('When eleven files fail, then none runs again, and the run says that the change or the machine is broken', async () => {
  await writeTest('flaky', flakyTest);
  for (let at = 1; at <= 10; at++) await writeTest(`broken-${at}`, passingTest, brokenTest);
  const { counts, notices } = await runTests({ retriesFailures: true });
  expect(counts).toEqual({ passed: 10, failed: 11, flaky: [] });
  expect(notices).toEqual([
    '11 test files failed, and none runs again: more than 10 mean that the change or the machine is broken.',
  ]);
});

test('When ten files fail, then all of them run again', async () => {
  await writeTest('flaky', flakyTest);
  for (let at = 1; at <= 9; at++) await writeTest(`broken-${at}`, brokenTest);
  const { counts } = await runTests({ retriesFailures: true });
  expect(counts).toEqual({ passed: 1, failed: 9, flaky: ['flaky.test.js'] });
});
