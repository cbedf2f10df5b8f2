import type { Request } from 'express';
import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { AppError } from '../errors/app-error.ts';
import { hashForLog } from '../observability/logging.ts';
import { tagRequest } from '../observability/request-scope.ts';

/** The name in `iss` of every access token. */
export const tokenIssuer = 'datewright-account';

/** Milliseconds after which a known token is verified again: a withdrawn key is not trusted for longer. */
const maxTrustMs = 30_000;
const maxTrustedTokens = 5000;

interface VerifiedToken {
  member: Member;
  /** How the log names them. */
  user: string;
  until: number;
}

/** The member behind an access token. `sessionId` names the session, it is not its secret. */
export interface Member {
  userId: string;
  sessionId: string;
  /** Sessions of the member with an older epoch have ended. */
  epoch: number;
  roles: string[];
}

/** The token of `Authorization: Bearer …`, or undefined. */
export function readBearerToken(req: Request): string | undefined {
  return /^Bearer ([\w\-.~+/]+=*)$/i.exec(req.get('authorization') ?? '')?.[1];
}

/**
 * Verifies members' access tokens against the account service's published keys, without a call for each request.
 * Only ES256, only our issuer, only tokens made for `audience`. Throws `not_signed_in`, or
 * `unavailable` while the keys can't be had.
 */
export function createMemberGuard(
  config: { ACCOUNT_URL: string },
  audience: string,
): (req: Request) => Promise<Member> {
  const keys = createRemoteJWKSet(new URL('/v1/account/jwks.json', config.ACCOUNT_URL), {
    timeoutDuration: 3000,
    cooldownDuration: 5000,
  });
  return createMemberTokenGuard(keys, audience);
}

/** As `memberGuard`, for who has the keys at hand: the account service itself. */
export function createMemberTokenGuard(keys: JWTVerifyGetKey, audience: string): (req: Request) => Promise<Member> {
  // A page sends the same token with each of its calls; what was verified once is not computed again, until it expires.
  const verified = new Map<string, VerifiedToken>();

  async function verify(token: string): Promise<VerifiedToken> {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ['ES256'],
      issuer: tokenIssuer,
      audience,
      requiredClaims: ['sub', 'sid', 'exp'],
    }).catch((error) => {
      if (areKeysUnavailable(error)) throw new AppError('unavailable', { cause: error });
      throw new AppError('not_signed_in');
    });
    const roles = Array.isArray(payload.roles) ? payload.roles.map(String) : [];
    const member = {
      userId: String(payload.sub),
      sessionId: String(payload.sid),
      epoch: Number(payload.epoch ?? 0),
      roles,
    };
    const [oldest] = verified.size >= maxTrustedTokens ? verified.keys() : [];
    if (oldest !== undefined) verified.delete(oldest);
    const until = Math.min(Number(payload.exp) * 1000, Date.now() + maxTrustMs);
    const entry = { member, user: hashForLog(member.userId), until };
    verified.set(token, entry);
    return entry;
  }

  return async (req) => {
    const token = readBearerToken(req);
    if (!token) throw new AppError('not_signed_in');
    const known = verified.get(token);
    const { member, user } = known && Date.now() < known.until ? known : await verify(token);
    tagRequest({ user });
    return member;
  };
}

/** jose has no class of its own for a key set that answers an error or no JSON: those carry the generic code. */
function areKeysUnavailable(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return true;
  return error instanceof errors.JWKSTimeout || error.code === 'ERR_JOSE_GENERIC';
}
