import type { DemoAnswers } from '@datewright/demo/answers';
import type { Behaviour } from '../behaviours.ts';
import { type ChatRequest, lastUserText, systemText } from '../chat-request.ts';
import { fitSchema } from './fit-schema.ts';

const defaultAnswer = 'This is the demo AI: it only knows what the tools of this product ask.';

/** A made-up fact in the first line of a review, or in every line. */
const findFaults = (text: string, inAll: boolean) =>
  [...text.matchAll(/"line":(\d+)/g)]
    .map(([, line]) => ({ line: Number(line), fault: 'made-up' }))
    .slice(0, inAll ? undefined : 1);

/** Composes the demo AI's answer: text, or JSON that follows the requested schema. Equal requests get equal answers. */
export function composeAnswer(
  request: ChatRequest,
  tools: ReadonlyMap<string, DemoAnswers>,
  behaviour: Behaviour = 'normal',
): string {
  const { name = '', schema } = request.response_format?.json_schema ?? {};
  if (!schema) return defaultAnswer;
  const thought = /^thinks-(.+)$/.exec(behaviour)?.[1];
  if (thought) return JSON.stringify(fitSchema(schema, { kind: thought, certainty: 'sure' }));
  const reviewed = /^reviews-(first|all)$/.exec(behaviour)?.[1];
  if (reviewed) return JSON.stringify({ faults: findFaults(lastUserText(request), reviewed === 'all') });
  const judged = /^says-(.+)$/.exec(behaviour)?.[1];
  if (judged) return JSON.stringify(fitSchema(schema, { kind: judged, subject: judged }));
  const tool = tools.get(name);
  const question = { schema: name, text: lastUserText(request), instructions: systemText(request), behaviour };
  // An AI that follows injected instructions follows no schema.
  if (tool && behaviour === 'hijacked') return JSON.stringify(tool.hijacked(question));
  return JSON.stringify(fitSchema(schema, tool?.compose(question)));
}
