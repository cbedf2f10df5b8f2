import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { root } from '../root.ts';
import { readReport, runInForeground, type TestCounts, type TestRun } from './run-program.ts';

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: { name: string; status: string; assertionResults: { status: string }[] }[];
}

/**
 * One more than there are processors keeps these busy while tests wait for processes and databases. With more, several
 * whole products start at the same time, and what has a time limit misses it.
 */
const workers = availableParallelism() + 1;

/** When more files fail, the change or the machine is broken, and a second run would only take longer to say so. */
const maxRetriedFiles = 10;

const failuresOf = (report: JestReport) => report.numFailedTests + report.numRuntimeErrorTestSuites;

/**
 * Runs Jest. With `retriesFailures`, up to ten files with failures run a second time, one after another, so that a busy
 * machine does not fail a run. Whatever passes only then is reported as flaky and needs to be fixed.
 */
export async function runJest(
  args: string[],
  { reportFolder, env, shard, retriesFailures, folder = root }: TestRun,
): Promise<TestCounts> {
  const firstFile = join(reportFolder, 'jest.json');
  const shardArgs = shard ? [`--shard=${shard}`] : [];
  await runInForeground(
    'jest',
    [`--maxWorkers=${workers}`, '--json', `--outputFile=${firstFile}`, ...shardArgs, ...args],
    env,
    folder,
  );
  const first = await readReport<JestReport>(firstFile);
  if (!first) return { passed: 0, failed: 1, flaky: [] };
  const failedFiles = first.testResults.filter(({ status }) => status === 'failed');
  const withoutRetry = { passed: first.numPassedTests, failed: failuresOf(first), flaky: [] };
  if (failedFiles.length === 0 || !retriesFailures) return withoutRetry;
  if (failedFiles.length > maxRetriedFiles) {
    console.log(
      `${failedFiles.length} test files failed, and none runs again: more than ${maxRetriedFiles} mean that the change or the machine is broken.`,
    );
    return withoutRetry;
  }

  console.log(`Running ${failedFiles.length} failed test files again, one after another.`);
  const secondFile = join(reportFolder, 'jest-again.json');
  const names = failedFiles.map(({ name }) => name);
  await runInForeground(
    'jest',
    ['--runInBand', '--json', `--outputFile=${secondFile}`, '--runTestsByPath', ...names],
    env,
    folder,
  );
  const second = await readReport<JestReport>(secondFile);
  if (!second) return withoutRetry;
  const passedBefore = failedFiles
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed');
  return {
    passed: first.numPassedTests - passedBefore.length + second.numPassedTests,
    failed: failuresOf(second),
    flaky: second.testResults.filter(({ status }) => status === 'passed').map(({ name }) => relative(folder, name)),
  };
}
