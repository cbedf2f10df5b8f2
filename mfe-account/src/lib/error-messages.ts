import type { ApiError, ApiErrorCode } from '@datewright/sdk/host';
import { findLegacyErrorCode, type LegacyErrorCode } from './legacy-errors.ts';

/** What a page says of the failures it has words for. */
export type ErrorMessages = Partial<Record<ApiErrorCode | LegacyErrorCode, string>>;

/** Which of a page's sentences fits a failure: by its code, or by what its words mean where they are older than codes. */
export function findErrorCode<Code extends string>(sentences: Record<Code, string>, error: ApiError): Code | undefined {
  return [error.code, findLegacyErrorCode(error.message)].find(
    (code): code is Code => code !== undefined && Object.hasOwn(sentences, code),
  );
}

/** That sentence, or else what the service says. */
export function toErrorMessage<Code extends string>(sentences: Record<Code, string>, error: ApiError): string {
  const code = findErrorCode(sentences, error);
  return code ? sentences[code] : error.message;
}
