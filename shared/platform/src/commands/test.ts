import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium, findHeadlessShell } from '../find-chromium.ts';
import { findChangedFiles, planChangedTests } from '../test-runners/find-changed-tests.ts';
import { runJest } from '../test-runners/run-jest.ts';
import { runPlaywright } from '../test-runners/run-playwright.ts';
import { runInForeground, type TestCounts } from '../test-runners/run-program.ts';
import { startTestDatabase } from '../testing/test-database.ts';

const usage = `Usage:
  npm test                         every test; SHARD=1/2 runs the first half of them
  npm test -- jest <path>          the tests under a path
  npm test -- browser <name>       browser tests by file name
  npm test -- changed [base]       types, lint and tests of what differs from a commit (the last one)`;

const [part, ...rest] = process.argv.slice(2);
if (part !== undefined && !['jest', 'browser', 'changed'].includes(part)) {
  console.error(usage);
  process.exit(1);
}

/** Runs the type check and the linter, each counted as one test. */
async function checkChanged(files: string[]): Promise<TestCounts> {
  const linted = files.filter((file) => /\.(ts|tsx|js|mjs|cjs|json)$/.test(file));
  const codes = [
    await runInForeground('tsc', ['-b'], process.env),
    await runInForeground(
      'biome',
      ['check', '--error-on-warnings', '--no-errors-on-unmatched', ...linted],
      process.env,
    ),
  ];
  const failed = codes.filter((code) => code !== 0).length;
  return { passed: codes.length - failed, failed, flaky: [] };
}

const reportFolder = await mkdtemp(join(tmpdir(), 'datewright-report-'));
const counts: TestCounts[] = [];
try {
  const changedFiles = part === 'changed' ? findChangedFiles(rest[0]) : [];
  const { relatedTo, tests } = planChangedTests(changedFiles);
  if (part === 'changed') counts.push(await checkChanged(changedFiles));
  const runsJest = part === 'changed' ? relatedTo.length + tests.length > 0 : part !== 'browser';
  const runsPlaywright = part === undefined || part === 'browser';
  const database = runsJest || runsPlaywright ? await startTestDatabase() : undefined;
  const env = {
    ...process.env,
    TEST_MONGODB_URI: database?.uri,
    TEST_MONGODB_KIND: database?.kind,
    ...(runsPlaywright && {
      CHROMIUM_PATH: await findHeadlessShell(console.log),
      WHOLE_CHROMIUM_PATH: await findChromium(console.log),
    }),
  };
  const run = { reportFolder, env, shard: process.env.SHARD, retriesFailures: part === undefined };
  try {
    const jestArgs = part === 'changed' ? ['--passWithNoTests', '--findRelatedTests', ...relatedTo, ...tests] : rest;
    if (runsJest) counts.push(await runJest(jestArgs, run));
    if (runsPlaywright) counts.push(await runPlaywright(part === 'browser' ? rest : [], run));
  } finally {
    await database?.stop();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  counts.push({ passed: 0, failed: 1, flaky: [] });
}
await rm(reportFolder, { recursive: true, force: true });

const flaky = counts.flatMap((count) => count.flaky);
if (flaky.length > 0) console.log(`Flaky, passed only when run again:\n${flaky.map((name) => `  ${name}`).join('\n')}`);
const sum = (key: 'passed' | 'failed') => counts.reduce((total, count) => total + count[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') > 0 || sum('passed') === 0 ? 1 : 0);
