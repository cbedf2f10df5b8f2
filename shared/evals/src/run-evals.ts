import { startTestDatabase } from '@datewright/testkit/test-database';
import type { Answer } from './answer.ts';
import { askBio } from './ask-bio.ts';
import { askChatpad, nothing } from './ask-chatpad.ts';
import { askCoach } from './ask-coach.ts';
import { askMask } from './ask-mask.ts';
import { askPhoto } from './ask-photo.ts';
import type { EvalCase } from './case.ts';
import { mark } from './mark.ts';
import type { Marked } from './table.ts';
import { type EvalBrowser, type EvalTool, type EvalTown, startEvalTown } from './town.ts';

/** Cases that are asked at once: the demo AI takes a second each, a real one more. */
const lanes = 4;

const townOf = ({ tool }: EvalCase): EvalTool => (tool === 'masking' ? 'chatpad' : tool);

function ask(town: EvalTown, browser: EvalBrowser, one: EvalCase): Promise<Answer> {
  if (one.tool === 'bio') return askBio(town, browser, one);
  if (one.tool === 'photo') return askPhoto(browser, one);
  if (one.tool === 'datecoach') return askCoach(town, browser, one);
  if (one.tool === 'chatpad') return askChatpad(town, browser, one);
  return askMask(one);
}

async function runTown(name: EvalTool, cases: EvalCase[], done: (marked: Marked) => void): Promise<string> {
  const town = await startEvalTown(name);
  const waiting = [...cases];
  const lane = async () => {
    const browser = town.browser();
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      const answer = await ask(town, browser, one).catch((error) => ({ ...nothing, kind: `error: ${error.message}` }));
      done({ one, line: mark(one, answer) });
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(lanes, cases.length) }, lane));
    return town.ai;
  } finally {
    await town.stop();
  }
}

/** Runs cases through the real services with the AI that is configured; answers them in their order, and who wrote. */
export async function runEvals(
  cases: EvalCase[],
  onDone: (count: number) => void = () => {},
): Promise<{ marked: Marked[]; ai: string }> {
  const database = await startTestDatabase();
  process.env.TEST_MONGODB_URI = database.uri;
  const found = new Map<EvalCase, Marked>();
  let ai = '';
  try {
    for (const name of ['chatpad', 'bio', 'photo', 'datecoach'] as const) {
      const own = cases.filter((one) => townOf(one) === name);
      if (own.length === 0) continue;
      ai = await runTown(name, own, (marked) => {
        found.set(marked.one, marked);
        onDone(found.size);
      });
    }
  } finally {
    await database.stop();
  }
  return { marked: cases.flatMap((one) => found.get(one) ?? []), ai };
}
