import type { ApiError, ApiErrorCode } from '@datewright/sdk/host';
import { findLegacyErrorCode, type LegacyErrorCode } from './legacy-errors.ts';

/** A page's own messages by error code. */
export type ErrorMessages = Partial<Record<ApiErrorCode | LegacyErrorCode, string>>;

/**
 * Finds the code of an error that the page has a message for; older responses without a code are matched by their text.
 */
export function findErrorCode<Code extends string>(sentences: Record<Code, string>, error: ApiError): Code | undefined {
  return [error.code, findLegacyErrorCode(error.message)].find(
    (code): code is Code => code !== undefined && Object.hasOwn(sentences, code),
  );
}

/** The page's message, else the service's. */
export function toErrorMessage<Code extends string>(sentences: Record<Code, string>, error: ApiError): string {
  const code = findErrorCode(sentences, error);
  return code ? sentences[code] : error.message;
}
