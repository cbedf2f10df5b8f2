import { createHmac } from 'node:crypto';
import { z } from '@datewright/contracts/zod';
import { isAcceptedSecret, isSameSecret } from '@datewright/service-kit/auth/service-token';
import { clearCookie, readCookie, setCookie } from '@datewright/service-kit/http/cookies';
import type { Request, Response } from 'express';

const cookieName = '__Host-console';
/** It is not renewed: a page that stays open, or a stolen cookie, ends with it. */
const sessionMs = 60 * 60_000;
const maxCookieLength = 1000;

const sessionData = z.object({ team: z.string(), by: z.string(), until: z.number() });

export interface Session {
  team: string;
  /** The person, as they call themselves. */
  by: string;
  /** Milliseconds since 1970. */
  until: number;
  /** In every form of this session. */
  csrfToken: string;
}

export interface ConsoleSessions {
  /** Starts the session of the team that has this token; false for a wrong one. */
  start(res: Response, token: string, by: string): boolean;
  find(req: Request): Session | null;
  end(res: Response): void;
}

const sign = (token: string, text: string) => createHmac('sha256', token).update(text).digest('base64url');
const findSigner = (tokens: string, text: string, signature: string) =>
  tokens.split('|').find((token) => token !== '' && isSameSecret(sign(token, text), signature));

/**
 * Sessions in a cookie that is signed with the team's token, so that any instance can check them without a database, and
 * a changed token ends them.
 */
export function createConsoleSessions(tokens: ReadonlyMap<string, string>, now: () => number): ConsoleSessions {
  return {
    start(res, given, by) {
      const found = [...tokens].find(([, token]) => isAcceptedSecret(token, given));
      if (!found || given === '') return false;
      const [team] = found;
      const data = Buffer.from(JSON.stringify({ team, by, until: now() + sessionMs })).toString('base64url');
      const cookie = `${data}.${sign(given, `session ${data}`)}`;
      setCookie(res, cookieName, cookie, { sameSite: 'strict', maxAge: sessionMs });
      return true;
    },
    find(req) {
      const cookie = readCookie(req, cookieName) ?? '';
      if (cookie.length > maxCookieLength) return null;
      const [data = '', signature = ''] = cookie.split('.');
      const parsed = z.safeParse(sessionData, parseJson(Buffer.from(data, 'base64url').toString()));
      if (!parsed.success || parsed.data.until <= now()) return null;
      const token = findSigner(tokens.get(parsed.data.team) ?? '', `session ${data}`, signature);
      if (token === undefined) return null;
      return { ...parsed.data, csrfToken: sign(token, `form ${data}`) };
    },
    end: (res) => clearCookie(res, cookieName, { sameSite: 'strict' }),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
