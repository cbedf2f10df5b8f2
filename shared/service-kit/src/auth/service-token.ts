import { createHash, timingSafeEqual } from 'node:crypto';
import type { Request } from 'express';
import { AppError } from '../errors/app-error.ts';
import { readBearerToken } from './member-token.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares two secrets in constant time. */
export function isSameSecret(a: string, b: string): boolean {
  return timingSafeEqual(digest(a), digest(b));
}

/** Compares with a secret that may be `new|old` while it is being changed. */
export function isAcceptedSecret(accepted: string, presented: string): boolean {
  return accepted.split('|').some((secret) => secret !== '' && isSameSecret(secret, presented));
}

/** Returns the name of the caller that holds the bearer token; throws `code` when there is none. */
export function createNamedTokenGuard(
  tokens: ReadonlyMap<string, string>,
  code: 'service_token_refused' | 'publish_token_refused',
): (req: Request) => Promise<{ name: string }> {
  return async (req) => {
    const presented = readBearerToken(req) ?? '';
    const found = [...tokens].find(([, token]) => isAcceptedSecret(token, presented));
    if (!found || presented === '') throw new AppError(code);
    return { name: found[0] };
  };
}

/** Parses `name=value,name=value`. Returns a map, not an object, because callers choose the keys. */
export function parseNamedTokens(text: string): ReadonlyMap<string, string> {
  return new Map(
    text
      .split(',')
      .filter(Boolean)
      .map((pair): [string, string] => {
        const at = pair.indexOf('=');
        return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
      }),
  );
}
