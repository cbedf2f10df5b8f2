import { AppError } from '@datewright/service-kit/errors/app-error';
import { currentRequest } from '@datewright/service-kit/observability/request-scope';
import { APIError, type OpenAI } from 'openai';
import { toPictureDataUrl } from './picture-data-url.ts';
import { createRequestIdHeader } from './request-id-header.ts';

export interface ProviderModeration {
  /**
   * The categories that the provider's moderation flags in each text, in their order. Nothing is flagged when it does not answer within
   * 2 seconds, or when there is none: the caller has rules of its own.
   */
  moderate(texts: string[]): Promise<string[][]>;
  /**
   * The categories that the provider's moderation flags in a JPEG; `null` where there is no moderation. No rule of ours sees what a
   * picture shows, so without a verdict in time it throws `ai_failed`. Does not retry a busy endpoint.
   */
  moderatePicture(jpeg: Buffer, signal: AbortSignal): Promise<string[] | null>;
}

const moderationTimeoutMs = 2000;
const pictureModerationTimeoutMs = 8000;
/** How long an endpoint without moderation is not asked again. */
const moderationPauseMs = 60_000;

const listFlaggedCategories = (categories: object) =>
  Object.entries(categories).flatMap(([category, raised]) => (raised === true ? [category] : []));

/** `model` is `none` for an endpoint without moderation. */
export function createProviderModeration(openai: OpenAI, model: string): ProviderModeration {
  let noModerationUntil = model === 'none' ? Number.POSITIVE_INFINITY : 0;
  async function moderate(texts: string[]): Promise<string[][]> {
    if (texts.length === 0 || Date.now() < noModerationUntil) return [];
    try {
      const { results } = await openai.moderations.create(
        { model: model, input: texts },
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
          model: model,
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

  return { moderate, moderatePicture };
}
