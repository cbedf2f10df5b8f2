import type { Behaviour } from '../behaviours.ts';
import { type ChatRequest, lastUserText } from '../chat-request.ts';
import { composeBio } from './bio/compose-bio.ts';
import { fitSchema } from './fit-schema.ts';
import { readTask } from './read-task.ts';
import { sampleConversation } from './sample-conversation.ts';
import { writeSuggestions } from './write-suggestions.ts';

const plainAnswer = 'This is the demo AI: it only knows how to write bios, and messages for a match.';

/** What the demo AI says to a request: text, or JSON that obeys the requested schema. The same request, the same answer. */
export function compose(request: ChatRequest, behaviour: Behaviour = 'normal'): string {
  const { name = '', schema } = request.response_format?.json_schema ?? {};
  if (!schema) return plainAnswer;
  const judged = /^says-(.+)$/.exec(behaviour)?.[1];
  if (judged) return JSON.stringify(fitSchema(schema, { kind: judged }));
  const bio = composeBio(name, lastUserText(request), behaviour);
  if (bio) return JSON.stringify(fitSchema(schema, bio));
  const properties = Object.keys((schema.properties ?? {}) as object);
  const content = properties.includes('suggestions')
    ? { suggestions: writeSuggestions(readTask(lastUserText(request))) }
    : sampleConversation;
  return JSON.stringify(fitSchema(schema, content));
}
