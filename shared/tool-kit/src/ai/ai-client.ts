import { setTimeout } from 'node:timers/promises';
import { z } from '@datewright/contracts/zod';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { currentRequest } from '@datewright/service-kit/observability/request-scope';
import OpenAI, { APIConnectionTimeoutError, APIError } from 'openai';
import type { ChatCompletionChunk, ChatCompletionMessageParam } from 'openai/resources/chat/completions';

/** Adds an OpenAI-compatible endpoint to a service's config. */
export const aiConfig = z.object({
  OPENAI_API_KEY: z.string().check(z.minLength(1)),
  OPENAI_MODEL: z.string().check(z.minLength(1)),
  /** Without it, OpenAI's own. */
  OPENAI_BASE_URL: z.optional(z.url()),
  /** For models that reason: `low` keeps them inside the time limit. */
  OPENAI_REASONING_EFFORT: z.optional(z.enum(['none', 'minimal', 'low', 'medium', 'high'])),
  /** The provider's moderation; `none` where there is no such thing. */
  OPENAI_MODERATION_MODEL: z._default(z.string().check(z.minLength(1)), 'omni-moderation-latest'),
  /** How members see who wrote something, such as "demo AI"; the model's name unless told. */
  WRITTEN_BY: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
});
export type AiConfig = z.output<typeof aiConfig>;

export interface AiRequest {
  messages: ChatCompletionMessageParam[];
  /** The JSON schema (strict) that the answer must obey, with its name. */
  answer: { name: string; schema: Record<string, unknown> };
  /** The whole time that it may take, connecting and retry included. */
  timeoutSeconds: number;
  /** Aborted when nobody waits for the answer any more. */
  signal?: AbortSignal;
  /** A busy endpoint is not asked again here: whoever keeps the pace does so. */
  isRateLimited?: boolean;
}

/**
 * Asks an AI. Whatever goes wrong comes as an `AppError`: `ai_timeout`, `ai_refused`, or `ai_failed` for everything
 * else, a cut-off answer included. When the question's own signal is aborted, its reason is thrown instead. The text
 * is not trusted: the caller parses and checks it.
 */
export interface AiClient {
  writtenBy: string;
  /** The answer's text, piece by piece. Leaving the loop ends the request. */
  stream(question: AiRequest): AsyncGenerator<string, void, undefined>;
  /** The whole text at once. */
  complete(question: AiRequest): Promise<string>;
  /**
   * The categories that the provider's moderation raises for each text, in their order. When it does not answer within
   * 2 s, or there is none, nothing is raised: whoever asks has rules of their own.
   */
  moderate(texts: string[]): Promise<string[][]>;
  /**
   * The categories that the provider's moderation raises for a JPEG; `null` where there is no moderation. No rules of ours judge what
   * a picture shows, so without a judgement in time it throws `ai_failed`. A busy endpoint is not asked again here.
   */
  moderatePicture(jpeg: Buffer, signal: AbortSignal): Promise<string[] | null>;
}

/** Seconds for which a busy endpoint asks to be left alone; `null` for every other failure. */
export function getRetryAfterSeconds(error: unknown): number | null {
  const cause = error instanceof AppError ? error.extras.cause : undefined;
  return cause instanceof APIError && cause.status === 429 ? getRetryDelayMs(cause) / 1000 : null;
}

/** A picture inside a question: it is sent with it, and stored nowhere. */
export const toPictureDataUrl = (jpeg: Buffer) => `data:image/jpeg;base64,${jpeg.toString('base64')}`;

const moderationTimeoutMs = 2000;
const pictureModerationTimeoutMs = 8000;
/** How long an endpoint that has no moderation is left alone, in ms. */
const moderationPauseMs = 60_000;

function toAiError(error: unknown, question: AiRequest, deadline: AbortSignal): unknown {
  if (question.signal?.aborted) return question.signal.reason;
  if (error instanceof AppError) return error;
  if (deadline.aborted || error instanceof APIConnectionTimeoutError) return new AppError('ai_timeout');
  if (error instanceof APIError && error.code === 'content_filter') return new AppError('ai_refused');
  return new AppError('ai_failed', { cause: error });
}

/** The text of a chunk; throws when the chunk says that there is no answer, or not all of it. */
function getChunkText({ choices }: ChatCompletionChunk): string {
  const choice = choices[0];
  if (choice?.delta?.refusal || choice?.finish_reason === 'content_filter') throw new AppError('ai_refused');
  if (choice?.finish_reason === 'length') throw new AppError('ai_failed', { cause: new Error('Answer cut off') });
  return choice?.delta?.content ?? '';
}

/** Before the first byte a busy or broken endpoint is asked once more, unless it wants a longer wait than there is time. */
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

/** Milliseconds that an endpoint asks to wait; half a second unless it says. */
function getRetryDelayMs(error: APIError): number {
  const seconds = Number(error.headers?.get('retry-after'));
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 500;
}

const listFlaggedCategories = (categories: object) =>
  Object.entries(categories).flatMap(([category, raised]) => (raised === true ? [category] : []));

/** Finds a question of ours again in the provider's logs. */
const createRequestIdHeader = () => ({ 'x-client-request-id': currentRequest().requestId });

export function createAiClient(config: AiConfig): AiClient {
  const openai = new OpenAI({
    apiKey: config.OPENAI_API_KEY,
    baseURL: config.OPENAI_BASE_URL,
    // Retried here, where it is known how much time is left.
    maxRetries: 0,
    logLevel: 'off',
  });
  const effort = config.OPENAI_REASONING_EFFORT;

  async function* stream(question: AiRequest): AsyncGenerator<string, void, undefined> {
    const timeout = Math.ceil(question.timeoutSeconds * 1000);
    const deadline = AbortSignal.timeout(timeout);
    const signal = question.signal ? AbortSignal.any([question.signal, deadline]) : deadline;
    try {
      const { name, schema } = question.answer;
      const retried = question.isRateLimited ? withoutRetry : retryOnce;
      const chunks = await retried(timeout, signal, () =>
        openai.chat.completions.create(
          {
            model: config.OPENAI_MODEL,
            messages: question.messages,
            stream: true,
            response_format: { type: 'json_schema', json_schema: { name, schema, strict: true } },
            ...(effort && { reasoning_effort: effort }),
          },
          { signal, timeout, headers: createRequestIdHeader() },
        ),
      );
      let finished = false;
      for await (const chunk of chunks) {
        const text = getChunkText(chunk);
        if (text) yield text;
        finished ||= Boolean(chunk.choices[0]?.finish_reason);
      }
      // An aborted stream, or one whose connection broke, ends without a word.
      if (!finished) throw new Error('The stream ended early');
    } catch (error) {
      throw toAiError(error, question, deadline);
    }
  }

  let noModerationUntil = config.OPENAI_MODERATION_MODEL === 'none' ? Number.POSITIVE_INFINITY : 0;
  async function moderate(texts: string[]): Promise<string[][]> {
    if (texts.length === 0 || Date.now() < noModerationUntil) return [];
    try {
      const { results } = await openai.moderations.create(
        { model: config.OPENAI_MODERATION_MODEL, input: texts },
        { timeout: moderationTimeoutMs, maxRetries: 0, headers: createRequestIdHeader() },
      );
      return results.map(({ categories }) => listFlaggedCategories(categories));
    } catch (error) {
      if (error instanceof APIError && error.status === 404) noModerationUntil = Date.now() + moderationPauseMs;
      // An error's own message may quote the text, so it goes nowhere.
      const status = error instanceof APIError ? (error.status ?? 'no answer') : 'no answer';
      currentRequest().log.warn({ status }, 'moderation did not answer, the rules decide alone');
      return [];
    }
  }

  async function moderatePicture(jpeg: Buffer, signal: AbortSignal): Promise<string[] | null> {
    if (Date.now() < noModerationUntil) return null;
    try {
      const { results } = await openai.moderations.create(
        {
          model: config.OPENAI_MODERATION_MODEL,
          input: [{ type: 'image_url', image_url: { url: toPictureDataUrl(jpeg) } }],
        },
        { timeout: pictureModerationTimeoutMs, maxRetries: 0, headers: createRequestIdHeader(), signal },
      );
      if (results.length === 0) throw new Error('No judgement of the picture');
      return results.flatMap(({ categories }) => listFlaggedCategories(categories));
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      // A model whose name is wrong is a moderation that does not answer, and not one that is not there.
      const isNone = error instanceof APIError && error.status === 404 && error.code !== 'model_not_found';
      if (!isNone) throw new AppError('ai_failed', { cause: error });
      noModerationUntil = Date.now() + moderationPauseMs;
      return null;
    }
  }

  return {
    writtenBy: config.WRITTEN_BY ?? config.OPENAI_MODEL,
    stream,
    moderate,
    moderatePicture,
    async complete(question) {
      let text = '';
      for await (const piece of stream(question)) text += piece;
      return text;
    },
  };
}
