import { setTimeout as pause } from 'node:timers/promises';
import type { Response } from 'express';
import type { ChatRequest } from './chat-request.ts';

export type StopReason = 'stop' | 'length' | 'refusal';

/** How fast an answer is written. */
export interface WritingPace {
  chunkLength: number;
  chunkDelayMs: number;
}

const charactersPerToken = 4;
/** The length of a chunk without a pause. */
const defaultChunkLength = 24;
/** Timers are not reliable below this. */
const minDelayMs = 20;

/** The pace of a model that writes so many tokens a second; 0 writes without a pause. */
export function paceOf(tokensPerSecond: number): WritingPace {
  if (tokensPerSecond === 0) return { chunkLength: defaultChunkLength, chunkDelayMs: 0 };
  const tokens = Math.max(1, Math.round((tokensPerSecond * minDelayMs) / 1000));
  return { chunkLength: tokens * charactersPerToken, chunkDelayMs: (tokens * 1000) / tokensPerSecond };
}

/** Milliseconds in which a text is written. */
export const getWritingTimeMs = (content: string, { chunkLength, chunkDelayMs }: WritingPace) =>
  Math.ceil([...content].length / chunkLength) * chunkDelayMs;

const responseHead = (request: ChatRequest, object: string) => ({
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

const finishReason = (ending: StopReason) => (ending === 'length' ? 'length' : 'stop');
const messageFields = (text: string, ending: StopReason) =>
  ending === 'refusal' ? { refusal: text } : { content: text };

/** A complete answer in OpenAI's shape. */
export function buildCompletion(request: ChatRequest, content: string, ending: StopReason) {
  const message = { role: 'assistant', content: null, refusal: null, ...messageFields(content, ending) };
  return {
    ...responseHead(request, 'chat.completion'),
    choices: [{ index: 0, message, finish_reason: finishReason(ending), logprobs: null }],
    usage: usage(request, content),
  };
}

interface StreamedCompletion {
  request: ChatRequest;
  content: string;
  ending: StopReason;
  pace: WritingPace;
  /** Aborted when the client goes away. */
  signal: AbortSignal;
}

/** The same answer in small chunks, as server-sent events. */
export async function writeStream(
  res: Response,
  { request, content, ending, pace: { chunkLength, chunkDelayMs }, signal }: StreamedCompletion,
): Promise<void> {
  const chunk = (choices: unknown[], more: object = {}) =>
    res.write(`data: ${JSON.stringify({ ...responseHead(request, 'chat.completion.chunk'), choices, ...more })}\n\n`);
  const delta = (fields: object, finish: string | null = null) =>
    chunk([{ index: 0, delta: fields, finish_reason: finish }]);

  res.set({ 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' });
  delta({ role: 'assistant' });
  const characters = [...content];
  for (let at = 0; at < characters.length; at += chunkLength) {
    delta(messageFields(characters.slice(at, at + chunkLength).join(''), ending));
    if (chunkDelayMs > 0) await pause(chunkDelayMs, undefined, { signal });
  }
  delta({}, finishReason(ending));
  if (request.stream_options?.include_usage) chunk([], { usage: usage(request, content) });
  res.end('data: [DONE]\n\n');
}
