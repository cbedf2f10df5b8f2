import { setTimeout } from 'node:timers/promises';
import { AppError } from '@datewright/service-kit/errors/app-error';
import OpenAI, { APIConnectionTimeoutError, APIError } from 'openai';
import type { ChatCompletionChunk, ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import { UnreadableAnswerError } from './ai-answer.ts';
import type { AiConfig } from './ai-config.ts';
import { type AiUsage, estimateTokens } from './ai-usage.ts';
import { createProviderModeration, type ProviderModeration } from './provider-moderation.ts';
import { createRequestIdHeader } from './request-id-header.ts';
import { getRetryDelayMs } from './retry-after.ts';

export interface AiRequest {
  messages: ChatCompletionMessageParam[];
  /** The name and the strict JSON schema of the answer. */
  answer: { name: string; schema: Record<string, unknown> };
  /** For the whole call, including connecting and the retry. */
  timeoutSeconds: number;
  /** Aborted when nobody needs the answer any more. */
  signal?: AbortSignal;
  /** Turns the retry off, because `AiRateLimiter` retries. */
  isRateLimited?: boolean;
  /** Another model than the one that writes. */
  model?: string;
}

/**
 * Calls an AI. Every failure is an `AppError`: `ai_timeout`, `ai_refused`, or `ai_failed` for anything else, including
 * a truncated answer. When the caller's own signal is aborted, its reason is thrown instead. The text is untrusted: the
 * caller parses and checks it.
 */
export interface AiClient extends ProviderModeration {
  writtenBy: string;
  /** Yields the answer piece by piece; leaving the loop ends the request. */
  stream(question: AiRequest): AsyncGenerator<string, void, undefined>;
  complete(question: AiRequest): Promise<string>;
}

/** The statuses by which a provider rejects the request itself: the same request can only be rejected again. */
const rejectionStatuses = new Set([400, 401, 403, 404, 413, 422]);

function toAiError(error: unknown, question: AiRequest, deadline: AbortSignal): unknown {
  if (question.signal?.aborted) return question.signal.reason;
  if (error instanceof AppError) return error;
  if (deadline.aborted || error instanceof APIConnectionTimeoutError) return new AppError('ai_timeout');
  if (error instanceof APIError && error.code === 'content_filter') return new AppError('ai_refused');
  const isRejected = error instanceof APIError && rejectionStatuses.has(error.status ?? 0);
  return new AppError('ai_failed', { cause: error, ...(isRejected && { isFinal: true }) });
}

/** The text of a chunk. Throws when the chunk says that the answer is refused or truncated. */
function getChunkText({ choices }: ChatCompletionChunk): string {
  const choice = choices[0];
  if (choice?.delta?.refusal || choice?.finish_reason === 'content_filter') throw new AppError('ai_refused');
  if (choice?.finish_reason === 'length')
    throw new AppError('ai_failed', { cause: new UnreadableAnswerError('Answer cut off') });
  return choice?.delta?.content ?? '';
}

/**
 * Retries a busy or failing endpoint once before the first byte, unless it asks for a longer wait than the time left.
 */
async function retryOnce<Answer>(milliseconds: number, signal: AbortSignal, ask: () => Promise<Answer>) {
  const end = Date.now() + milliseconds;
  try {
    return await ask();
  } catch (error) {
    const isPassing =
      error instanceof APIError && (error.status === undefined || error.status === 429 || error.status >= 500);
    const wait = error instanceof APIError ? getRetryDelayMs(error) : 0;
    if (!isPassing || signal.aborted || Date.now() + wait >= end) throw error;
    await setTimeout(wait, undefined, { signal });
    return ask();
  }
}

const withoutRetry: typeof retryOnce = (_milliseconds, _signal, ask) => ask();

/** Tokens that an answer may take; the longest one, a playbook in Hungarian, takes about 5,000. */
const maxAnswerTokens = 8000;
/** Tokens that a model may think for beside that. */
const maxReasoningTokens = 8000;

const createEndpoint = ({ OPENAI_API_KEY, OPENAI_BASE_URL }: AiConfig) =>
  new OpenAI({
    apiKey: OPENAI_API_KEY,
    baseURL: OPENAI_BASE_URL,
    // `retryOnce` retries, because it knows how much time is left.
    maxRetries: 0,
    logLevel: 'off',
  });

/** The tokens of a call. The provider counts them at the end of an answer; for one that was left they are estimated. */
function toUsage({ answer, messages }: AiRequest, length: number, counted: ChatCompletionChunk['usage']): AiUsage {
  const estimated = { prompt_tokens: estimateTokens(messages), completion_tokens: Math.ceil(length / 4) };
  const { prompt_tokens: input, completion_tokens: output } = counted ?? estimated;
  return { answer: answer.name, input, output };
}

/** `onUsage` receives the tokens of every call that reached the provider, also of one that was left or failed. */
export function createAiClient(config: AiConfig, onUsage: (usage: AiUsage) => void = () => {}): AiClient {
  const openai = createEndpoint(config);
  const effort = config.OPENAI_REASONING_EFFORT;

  async function* stream(question: AiRequest): AsyncGenerator<string, void, undefined> {
    const timeout = Math.ceil(question.timeoutSeconds * 1000);
    const deadline = AbortSignal.timeout(timeout);
    const signal = question.signal ? AbortSignal.any([question.signal, deadline]) : deadline;
    const { name, schema } = question.answer;
    let length = 0;
    let usage: ChatCompletionChunk['usage'];
    try {
      const retried = question.isRateLimited ? withoutRetry : retryOnce;
      const chunks = await retried(timeout, signal, () =>
        openai.chat.completions.create(
          {
            model: question.model ?? config.OPENAI_MODEL,
            messages: question.messages,
            stream: true,
            stream_options: { include_usage: true },
            max_completion_tokens: maxAnswerTokens + (effort && effort !== 'none' ? maxReasoningTokens : 0),
            response_format: { type: 'json_schema', json_schema: { name, schema, strict: true } },
            ...(effort && { reasoning_effort: effort }),
          },
          { signal, timeout, headers: createRequestIdHeader() },
        ),
      );
      let finished = false;
      for await (const chunk of chunks) {
        usage = chunk.usage ?? usage;
        const text = getChunkText(chunk);
        length += text.length;
        if (text) yield text;
        finished ||= Boolean(chunk.choices[0]?.finish_reason);
      }
      // The client ends an aborted or broken stream without an error.
      if (!finished) throw new Error('The stream ended early');
    } catch (error) {
      throw toAiError(error, question, deadline);
    } finally {
      if (usage || length > 0) onUsage(toUsage(question, length, usage));
    }
  }

  return {
    writtenBy: config.WRITTEN_BY ?? config.OPENAI_MODEL,
    stream,
    ...createProviderModeration(openai, config.OPENAI_MODERATION_MODEL),
    async complete(question) {
      let text = '';
      for await (const piece of stream(question)) text += piece;
      return text;
    },
  };
}
