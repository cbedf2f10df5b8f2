import { createHash, timingSafeEqual } from 'node:crypto';
import type { Request } from 'express';
import { AppError } from './errors.ts';
import { bearerToken } from './member-token.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares two secrets in the same time whatever they are. */
export function sameSecret(a: string, b: string): boolean {
  return timingSafeEqual(digest(a), digest(b));
}

/** Tells which named caller holds the bearer token; throws `code` when none does. */
export function namedTokenGuard(
  tokens: Record<string, string>,
  code: 'service_token_refused' | 'publish_token_refused',
): (req: Request) => Promise<{ name: string }> {
  return async (req) => {
    const given = bearerToken(req) ?? '';
    const name = Object.keys(tokens).find((key) => sameSecret(tokens[key] ?? '', given));
    if (!name || given === '') throw new AppError(code);
    return { name };
  };
}

/** Reads `name=token,name=token` as services get it from their environment. */
export function parseTokens(text: string): Record<string, string> {
  return Object.fromEntries(
    text
      .split(',')
      .filter(Boolean)
      .map((pair) => {
        const at = pair.indexOf('=');
        return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
      }),
  );
}
