import { createHash, randomBytes } from 'node:crypto';
import type { AuthorizeRequest } from './authorize-request.ts';
import type { Person } from './people.ts';

interface Grant {
  request: AuthorizeRequest;
  person: Person;
  /** The token endpoint fails for this grant. */
  fails: boolean;
  expiresAt: number;
}

/** Milliseconds, close to the lifetime of Google's codes. */
const codeLifetimeMs = 10 * 60_000;
export const tokenLifetimeMs = 3600_000;

export interface Grants {
  /** Issues a code for what a person agreed to. */
  issueCode(request: AuthorizeRequest, person: Person, fails: boolean): string;
  /** Redeems a code. It works once, even if that use fails. */
  redeemCode(code: string): Grant | undefined;
  openTo(person: Person): string;
  findPerson(accessToken: string): Person | undefined;
}

const randomToken = (prefix: string) => prefix + randomBytes(32).toString('base64url');

/** Grants in memory: after a restart, people who were signing in start again. */
export function createGrants(): Grants {
  const codes = new Map<string, Grant>();
  const tokens = new Map<string, { person: Person; expiresAt: number }>();

  function forgetOld() {
    for (const kept of [codes, tokens]) {
      for (const [key, { expiresAt }] of kept) if (expiresAt <= Date.now()) kept.delete(key);
    }
  }

  return {
    issueCode(request, person, fails) {
      forgetOld();
      const code = randomToken('4/0');
      codes.set(code, { request, person, fails, expiresAt: Date.now() + codeLifetimeMs });
      return code;
    },
    redeemCode(code) {
      forgetOld();
      const grant = codes.get(code);
      codes.delete(code);
      return grant;
    },
    openTo(person) {
      const token = randomToken('ya29.');
      tokens.set(token, { person, expiresAt: Date.now() + tokenLifetimeMs });
      return token;
    },
    findPerson(accessToken) {
      forgetOld();
      return tokens.get(accessToken)?.person;
    },
  };
}

/** Checks a PKCE verifier against its challenge (RFC 7636, S256). */
export function matchesChallenge(verifier: string, challenge: string): boolean {
  if (!/^[\w\-.~]{43,128}$/.test(verifier)) return false;
  return createHash('sha256').update(verifier).digest('base64url') === challenge;
}
