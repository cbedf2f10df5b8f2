import { setTimeout as pause } from 'node:timers/promises';
import type { Response } from 'express';
import type { ChatRequest } from './chat-request.ts';

export type Ending = 'stop' | 'length' | 'refusal';

const pieceLength = 24;
const pauseMilliseconds = 12;

const head = (request: ChatRequest, object: string) => ({
  id: 'chatcmpl-demo',
  object,
  created: Math.floor(Date.now() / 1000),
  model: request.model,
});

function usage(request: ChatRequest, content: string) {
  const prompt = Math.ceil(JSON.stringify(request.messages).length / 4);
  const written = Math.ceil(content.length / 4);
  return { prompt_tokens: prompt, completion_tokens: written, total_tokens: prompt + written };
}

const finishReason = (ending: Ending) => (ending === 'length' ? 'length' : 'stop');
const said = (text: string, ending: Ending) => (ending === 'refusal' ? { refusal: text } : { content: text });

/** A whole answer in OpenAI's shape. */
export function completion(request: ChatRequest, content: string, ending: Ending) {
  const message = { role: 'assistant', content: null, refusal: null, ...said(content, ending) };
  return {
    ...head(request, 'chat.completion'),
    choices: [{ index: 0, message, finish_reason: finishReason(ending), logprobs: null }],
    usage: usage(request, content),
  };
}

/** The same answer in small pieces, as server-sent events, at the pace of a quick model. */
export async function writeStream(
  res: Response,
  request: ChatRequest,
  content: string,
  ending: Ending,
  signal: AbortSignal,
): Promise<void> {
  const chunk = (choices: unknown[], more: object = {}) =>
    res.write(`data: ${JSON.stringify({ ...head(request, 'chat.completion.chunk'), choices, ...more })}\n\n`);
  const delta = (fields: object, finish: string | null = null) =>
    chunk([{ index: 0, delta: fields, finish_reason: finish }]);

  res.set({ 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' });
  delta({ role: 'assistant' });
  const characters = [...content];
  for (let at = 0; at < characters.length; at += pieceLength) {
    delta(said(characters.slice(at, at + pieceLength).join(''), ending));
    await pause(pauseMilliseconds, undefined, { signal });
  }
  delta({}, finishReason(ending));
  if (request.stream_options?.include_usage) chunk([], { usage: usage(request, content) });
  res.end('data: [DONE]\n\n');
}
