import { type EvalEnvironment, type EvalTool, startEvalEnvironment } from '../eval-environment.ts';
import { gradeRecorded, type RecordedResult } from './grade-recorded.ts';
import { type Quality, qualities, type RecordedCase } from './recorded-case.ts';
import { requestCase, type ShownAnswer } from './request-case.ts';

/** The tool whose service answers the cases of a folder. */
const toolOf = ({ folder }: RecordedCase): EvalTool => (folder === 'screenshots' ? 'chatpad' : (folder as EvalTool));

/** Lines that Date Coach refused so far, by the reason that its metrics give. */
async function countRefused(environment: EvalEnvironment): Promise<Map<string, number>> {
  const metrics = await environment.readMetrics();
  const found = metrics.matchAll(/lines_refused_total\{[^}]*why="([^"]*)"[^}]*\} (\d+)/g);
  return new Map([...found].map(([, why = '', count = '0']) => [why, Number(count)]));
}

async function runCase(environment: EvalEnvironment, one: RecordedCase, quality: Quality): Promise<RecordedResult> {
  // A member of its own, so that no allowance or earlier answer gets in the way.
  const browser = environment.browser();
  await browser.ready();
  const [before, refusedBefore] = await Promise.all([browser.countCredits(), countRefused(environment)]);
  const answer = await requestCase(browser, one).catch(
    (error): ShownAnswer => ({ lines: [], error: `error: ${error.message}` }),
  );
  const [after, refused, requests] = await Promise.all([
    browser.countCredits(),
    countRefused(environment),
    environment.sandbox.countRecordedRequests(),
  ]);
  const reasons = [...refused].flatMap(([why, count]) => {
    const added = count - (refusedBefore.get(why) ?? 0);
    return added > 0 ? [`${why} ${added}`] : [];
  });
  return gradeRecorded(one, quality, {
    answer,
    requests: requests[one.name] ?? 0,
    charged: before - after,
    reasons,
  });
}

async function runTool(
  tool: EvalTool,
  cases: RecordedCase[],
  tokensPerSecond: number,
  onDone: (result: RecordedResult) => void,
): Promise<void> {
  const environment = await startEvalEnvironment(tool);
  try {
    for (const quality of qualities) {
      await environment.sandbox.setRecordedAnswers(quality, tokensPerSecond);
      // One after the other: the metrics do not say which case a refused line belongs to.
      for (const one of cases) onDone(await runCase(environment, one, quality));
    }
  } finally {
    await environment.stop();
  }
}

/**
 * Runs recorded cases through the real services, at each quality. `TEST_MONGODB_URI` names the database server.
 */
export async function runRecorded(
  cases: RecordedCase[],
  { tokensPerSecond = 0, onDone = () => {} }: { tokensPerSecond?: number; onDone?: (count: number) => void } = {},
): Promise<RecordedResult[]> {
  const results: RecordedResult[] = [];
  for (const tool of new Set(cases.map(toolOf))) {
    const own = cases.filter((one) => toolOf(one) === tool);
    await runTool(tool, own, tokensPerSecond, (result) => {
      results.push(result);
      onDone(results.length);
    });
  }
  return results;
}
