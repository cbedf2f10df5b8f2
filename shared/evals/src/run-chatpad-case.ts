import { randomUUID } from 'node:crypto';
import type { SuggestionEvent } from '@datewright/contracts/chatpad/suggest';
import { detectLanguage as detectTextLanguage } from '@datewright/safety/text/language';
import type { ChatCase } from './eval-case.ts';
import type { EvalBrowser, EvalEnvironment } from './eval-environment.ts';
import type { EvalAnswer } from './eval-result.ts';

export const emptyAnswer: EvalAnswer = {
  kind: 'normal',
  language: null,
  suggestions: [],
  score: null,
  sent: '',
  charged: false,
};

export const detectLanguage = (texts: string[]) => {
  const text = texts.join(' ');
  return text === '' ? null : detectTextLanguage(text.toLowerCase().replace(/[^\p{L}\s]+/gu, ' '), text);
};

/** Requests suggestions for a case's match, as ChatPad's page does. */
export async function runChatpadCase(
  environment: EvalEnvironment,
  browser: EvalBrowser,
  one: ChatCase,
): Promise<EvalAnswer> {
  await browser.ready();
  const requestId = randomUUID();
  const made = await browser.call('POST', '/v1/chatpad/matches', one.match, requestId);
  if (!made.ok) return { ...emptyAnswer, kind: (await made.json()).error.code };
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
  return { ...answer, sent: environment.aiProxy.sentFor(requestId) };
}

type ErrorOf = Extract<SuggestionEvent, { type: 'failed' }>['error'];

export function fromError({ code, care }: ErrorOf): EvalAnswer {
  if (!care) return { ...emptyAnswer, kind: code };
  const { kind, replies, language } = care;
  return { ...emptyAnswer, kind, suggestions: replies, language, isCertain: care.certainty === 'certain' };
}

function fromEvents(events: SuggestionEvent[]): EvalAnswer {
  const suggestions = events.flatMap((event) => (event.type === 'suggestion' ? [event.suggestion.text] : []));
  const gentle = events.some((event) => event.type === 'started' && event.care?.kind === 'grief');
  const last = events.at(-1);
  if (last?.type === 'failed') return { ...fromError(last.error), charged: last.charged !== false };
  return {
    ...emptyAnswer,
    kind: gentle ? 'grief' : 'normal',
    suggestions,
    language: detectLanguage(suggestions),
    charged: last?.type === 'done',
  };
}
