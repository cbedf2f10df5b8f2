import { startTestDatabase } from '@datewright/platform/testing/test-database';
import type { EvalCase } from './eval-case.ts';
import { type EvalBrowser, type EvalEnvironment, type EvalTool, startEvalEnvironment } from './eval-environment.ts';
import type { EvalAnswer } from './eval-result.ts';
import type { GradedCase } from './format-table.ts';
import { grade } from './grade.ts';
import { runBioCase } from './run-bio-case.ts';
import { emptyAnswer, runChatpadCase } from './run-chatpad-case.ts';
import { runCoachCase } from './run-coach-case.ts';
import { runMaskingCase } from './run-masking-case.ts';
import { runPhotoCase } from './run-photo-case.ts';

/** Cases that run at once: the demo AI takes a second each, a real one longer. */
const concurrency = 4;

const environmentKey = ({ tool }: EvalCase): EvalTool => (tool === 'masking' ? 'chatpad' : tool);

function runCase(environment: EvalEnvironment, browser: EvalBrowser, one: EvalCase): Promise<EvalAnswer> {
  if (one.tool === 'bio') return runBioCase(environment, browser, one);
  if (one.tool === 'photo') return runPhotoCase(browser, one);
  if (one.tool === 'datecoach') return runCoachCase(environment, browser, one);
  if (one.tool === 'chatpad') return runChatpadCase(environment, browser, one);
  return runMaskingCase(one);
}

async function runInEnvironment(
  name: EvalTool,
  cases: EvalCase[],
  done: (marked: GradedCase) => void,
): Promise<string> {
  const environment = await startEvalEnvironment(name);
  const waiting = [...cases];
  const lane = async () => {
    const browser = environment.browser();
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      const answer = await runCase(environment, browser, one).catch((error) => ({
        ...emptyAnswer,
        kind: `error: ${error.message}`,
      }));
      done({ one, line: grade(one, answer) });
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(concurrency, cases.length) }, lane));
    return environment.ai;
  } finally {
    await environment.stop();
  }
}

/** Runs cases through the real services with the configured AI; returns the results in order, and the model's name. */
export async function runEvals(
  cases: EvalCase[],
  onDone: (count: number) => void = () => {},
): Promise<{ marked: GradedCase[]; ai: string }> {
  const database = await startTestDatabase();
  process.env.TEST_MONGODB_URI = database.uri;
  const found = new Map<EvalCase, GradedCase>();
  let ai = '';
  try {
    for (const name of ['chatpad', 'bio', 'photo', 'datecoach'] as const) {
      const own = cases.filter((one) => environmentKey(one) === name);
      if (own.length === 0) continue;
      ai = await runInEnvironment(name, own, (marked) => {
        found.set(marked.one, marked);
        onDone(found.size);
      });
    }
  } finally {
    await database.stop();
  }
  return { marked: cases.flatMap((one) => found.get(one) ?? []), ai };
}
