import { randomUUID } from 'node:crypto';
import type { SuggestionEvent } from '@datewright/contracts/chatpad/suggest';
import { languageOf } from '@datewright/safety/text/language';
import type { Answer } from './answer.ts';
import type { ChatCase } from './case.ts';
import type { EvalBrowser, EvalTown } from './town.ts';

export const nothing: Answer = {
  kind: 'normal',
  language: null,
  suggestions: [],
  score: null,
  sent: '',
  charged: false,
};

export const languageIn = (texts: string[]) => {
  const text = texts.join(' ');
  return text === '' ? null : languageOf(text.toLowerCase().replace(/[^\p{L}\s]+/gu, ' '), text);
};

/** Has ChatPad write for the match of a case, as its page does. */
export async function askChatpad(town: EvalTown, browser: EvalBrowser, one: ChatCase): Promise<Answer> {
  await browser.ready();
  const requestId = randomUUID();
  const made = await browser.call('POST', '/v1/chatpad/matches', one.match, requestId);
  if (!made.ok) return { ...nothing, kind: (await made.json()).error.code };
  const { id } = await made.json();
  const { mode, tone, draft } = one;
  const body = { operationId: randomUUID(), mode, tone, draft };
  const response = await browser.call('POST', `/v1/chatpad/matches/${id}/suggestions`, body, requestId);
  const answer = response.ok
    ? fromEvents(
        (await response.text())
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line)),
      )
    : fromError((await response.json()).error);
  return { ...answer, sent: town.tap.sentFor(requestId) };
}

type ErrorOf = Extract<SuggestionEvent, { type: 'failed' }>['error'];

export function fromError({ code, care }: ErrorOf): Answer {
  if (!care) return { ...nothing, kind: code };
  return { ...nothing, kind: care.kind, suggestions: care.replies, language: care.language };
}

function fromEvents(events: SuggestionEvent[]): Answer {
  const suggestions = events.flatMap((event) => (event.type === 'suggestion' ? [event.suggestion.text] : []));
  const gentle = events.some((event) => event.type === 'started' && event.care?.kind === 'grief');
  const last = events.at(-1);
  if (last?.type === 'failed') return { ...fromError(last.error), charged: last.charged !== false };
  return {
    ...nothing,
    kind: gentle ? 'grief' : 'normal',
    suggestions,
    language: languageIn(suggestions),
    charged: last?.type === 'done',
  };
}
