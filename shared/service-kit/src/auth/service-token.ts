import { createHash, timingSafeEqual } from 'node:crypto';
import type { Request } from 'express';
import { AppError } from '../errors/app-error.ts';
import { readBearerToken } from './member-token.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares two secrets in the same time whatever they are. */
export function isSameSecret(a: string, b: string): boolean {
  return timingSafeEqual(digest(a), digest(b));
}

/** Tells which named caller holds the bearer token; throws `code` when none does. */
export function createNamedTokenGuard(
  tokens: ReadonlyMap<string, string>,
  code: 'service_token_refused' | 'publish_token_refused',
): (req: Request) => Promise<{ name: string }> {
  return async (req) => {
    const given = readBearerToken(req) ?? '';
    const found = [...tokens].find(([, token]) => isSameSecret(token, given));
    if (!found || given === '') throw new AppError(code);
    return { name: found[0] };
  };
}

/** Reads `name=value,name=value` as services get it from their environment. A map: callers choose what is looked up in it. */
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
