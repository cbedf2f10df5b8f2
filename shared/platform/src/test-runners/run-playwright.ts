import { join } from 'node:path';
import { root } from '../root.ts';
import { readReport, runInForeground, type TestCounts, type TestRun } from './run-program.ts';

interface Suite {
  suites?: Suite[];
  specs?: { title: string; file: string; tests: { status: string }[] }[];
}

interface PlaywrightReport extends Suite {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

function findFlaky({ suites = [], specs = [] }: Suite): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...own.map(({ file, title }) => `${file} › ${title}`), ...suites.flatMap(findFlaky)];
}

/** Runs the browser tests. With `retriesFailures`, a test that passes only the second time is reported as flaky. */
export async function runPlaywright(
  args: string[],
  { reportFolder, env, shard, retriesFailures }: TestRun,
): Promise<TestCounts> {
  const file = join(reportFolder, 'playwright.json');
  const config = join(root, 'shared/e2e/playwright.config.ts');
  const shardArgs = shard ? [`--shard=${shard}`] : [];
  const code = await runInForeground(
    'playwright',
    ['test', '--config', config, '--reporter=list,json', `--retries=${retriesFailures ? 1 : 0}`, ...shardArgs, ...args],
    { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  );
  const report = await readReport<PlaywrightReport>(file);
  if (!report) return { passed: 0, failed: 1, flaky: [] };
  const failed = report.stats.unexpected + report.errors.length;
  return {
    passed: report.stats.expected + report.stats.flaky,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    flaky: findFlaky(report),
  };
}
