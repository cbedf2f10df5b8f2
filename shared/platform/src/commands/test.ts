import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestDatabase } from '@datewright/testkit/test-database';
import { findChromium } from '../browser.ts';
import { root } from '../root.ts';

interface Count {
  passed: number;
  failed: number;
}

const bin = (name: string) => join(root, 'node_modules', '.bin', name);

/** Runs a test runner with its output on this terminal, and answers whether it could run at all. */
function run(program: string, args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

async function readReport<T>(file: string): Promise<T | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}

/** Tests wait for processes and databases most of the time: one more than there are processors keeps these at work. */
const workers = availableParallelism() + 1;

async function runJest(folder: string, env: NodeJS.ProcessEnv, only: string[]): Promise<Count> {
  const file = join(folder, 'jest.json');
  await run(bin('jest'), [`--maxWorkers=${workers}`, '--json', `--outputFile=${file}`, ...only], env);
  type Report = { numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number };
  const report = await readReport<Report>(file);
  if (!report) return { passed: 0, failed: 1 };
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

async function runPlaywright(folder: string, env: NodeJS.ProcessEnv, only: string[]): Promise<Count> {
  const file = join(folder, 'playwright.json');
  const args = ['test', '--config', join(root, 'shared/e2e/playwright.config.ts'), '--reporter=list,json', ...only];
  const code = await run(bin('playwright'), args, { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file });
  type Report = { stats: { expected: number; unexpected: number; flaky: number }; errors: unknown[] };
  const report = await readReport<Report>(file);
  if (!report) return { passed: 0, failed: 1 };
  const failed = report.stats.unexpected + report.stats.flaky + report.errors.length;
  return { passed: report.stats.expected, failed: code !== 0 && failed === 0 ? 1 : failed };
}

/** `npm test` runs everything; `npm test -- jest services/account` or `-- browser home` runs a part. */
const [part, ...only] = process.argv.slice(2);
if (part !== undefined && part !== 'jest' && part !== 'browser') {
  console.error('Unknown part: `npm test` runs all, `npm test -- jest <path>` or `npm test -- browser <name>` a part.');
  process.exit(1);
}

const folder = await mkdtemp(join(tmpdir(), 'datewright-report-'));
const counts: Count[] = [];
try {
  const chromium = part === 'jest' ? undefined : await findChromium(console.log);
  const database = await startTestDatabase();
  const env = {
    ...process.env,
    TEST_MONGODB_URI: database.uri,
    TEST_MONGODB_KIND: database.kind,
    CHROMIUM_PATH: chromium,
  };
  try {
    if (part !== 'browser') counts.push(await runJest(folder, env, only));
    if (part !== 'jest') counts.push(await runPlaywright(folder, env, only));
  } finally {
    await database.stop();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  counts.push({ passed: 0, failed: 1 });
}
await rm(folder, { recursive: true, force: true });

const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') > 0 || sum('passed') === 0 ? 1 : 0);
