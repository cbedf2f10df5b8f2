import type { Request } from 'express';
import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { AppError } from '../errors/app-error.ts';
import { hashForLog } from '../observability/logging.ts';
import { tagRequest } from '../observability/request-scope.ts';

/** The `iss` of every access token. */
export const tokenIssuer = 'datewright-account';

/** A verified token is verified again after this, so a withdrawn key is trusted no longer. */
const maxTrustMs = 30_000;
const maxTrustedTokens = 5000;

interface VerifiedToken {
  member: Member;
  /** The member's hash for the log. */
  user: string;
  until: number;
}

/** The member of an access token. `sessionId` identifies the session and is not its secret. */
export interface Member {
  userId: string;
  sessionId: string;
  /** Sessions of the member with a smaller epoch have ended. */
  epoch: number;
  roles: string[];
}

export function readBearerToken(req: Request): string | undefined {
  return /^Bearer ([\w\-.~+/]+=*)$/i.exec(req.get('authorization') ?? '')?.[1];
}

/**
 * Verifies access tokens against the account service's published keys, without a call for each request. Accepts only
 * ES256, our issuer and tokens for `audience`. Throws `not_signed_in`, or `unavailable` while the keys cannot be
 * fetched.
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

/** The same for the account service itself, which has the keys. */
export function createMemberTokenGuard(keys: JWTVerifyGetKey, audience: string): (req: Request) => Promise<Member> {
  // A page sends the same token with each call, so a verified one is cached until it expires.
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

/** jose has no error class for a key set that answers an error or no JSON; those errors carry the generic code. */
function areKeysUnavailable(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return true;
  return error instanceof errors.JWKSTimeout || error.code === 'ERR_JOSE_GENERIC';
}
