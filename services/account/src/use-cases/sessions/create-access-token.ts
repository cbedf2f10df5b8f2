import { serviceVersions } from '@datewright/contracts/services';
import { tokenIssuer } from '@datewright/service-kit/auth/member-token';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { SignJWT } from 'jose';
import type { SessionsContext } from '../../context.ts';
import type { SignedIn } from '../../rules/sessions/signed-in.ts';

/** Seconds. */
const tokenLifetimeSeconds = 300;
/** Services that members call; the registry is called by teams with their own tokens. */
const audiences = Object.keys(serviceVersions).filter((service) => service !== 'registry');

/** Signs a token for one service. Throws `invalid_request` for an unknown one. */
export async function createAccessToken(ctx: SessionsContext, { user, session }: SignedIn, audience: string) {
  if (!audiences.includes(audience)) throw new AppError('invalid_request', { fields: { audience: 'unknown' } });
  const { kid, key } = await ctx.keys.currentKey();
  const issuedAt = Math.floor(ctx.now() / 1000);
  const accessToken = await new SignJWT({ sid: session.sid, epoch: session.epoch, roles: user.roles })
    .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' })
    .setIssuer(tokenIssuer)
    .setAudience(audience)
    .setSubject(user._id)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + tokenLifetimeSeconds)
    .sign(key);
  return { accessToken, expiresIn: tokenLifetimeSeconds };
}
