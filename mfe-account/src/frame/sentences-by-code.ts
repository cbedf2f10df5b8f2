import type { ApiError, ApiErrorCode } from '@datewright/sdk/host';
import { type LegacyCode, legacyCode } from './legacy-words.ts';

/** What a page says of the failures it has words for. */
export type SentencesByCode = Partial<Record<ApiErrorCode | LegacyCode, string>>;

/** Which of a page's sentences fits a failure: by its code, or by what its words mean where they are older than codes. */
export function codeAmong<Code extends string>(sentences: Record<Code, string>, error: ApiError): Code | undefined {
  return [error.code, legacyCode(error.message)].find(
    (code): code is Code => code !== undefined && Object.hasOwn(sentences, code),
  );
}

/** That sentence, or else what the service says. */
export function sentenceFor<Code extends string>(sentences: Record<Code, string>, error: ApiError): string {
  const code = codeAmong(sentences, error);
  return code ? sentences[code] : error.message;
}
