import { hashToken } from '@datewright/service-kit/auth/random-token';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { hashForLog } from '@datewright/service-kit/observability/logging';
import { tagRequest } from '@datewright/service-kit/observability/request-scope';
import type { SignUpContext } from '../../context.ts';
import type { User } from '../../data/user-model.ts';
import { redeemByIp } from '../../rules/rate-limits.ts';
import type { Visitor } from '../../rules/sessions/visitor.ts';
import { enforceRateLimit } from '../enforce-rate-limit.ts';
import { findSession } from '../sessions/find-session.ts';
import { openSession } from '../sessions/open-session.ts';

/**
 * Confirms an address, once. Signs in only the browser that registered and holds the proof: a mail scanner has no
 * proof,
 * and whoever registered a stranger's address never sees the link. A browser in which somebody is signed in keeps its
 * session. Throws `link_expired` for a used or old link.
 */
export async function redeemConfirmation(
  ctx: SignUpContext,
  linkToken: string,
  browserToken: string | undefined,
  visitor: Visitor,
): Promise<{ user: User; token: string | null }> {
  await enforceRateLimit(ctx, redeemByIp, visitor.address);
  const now = new Date(ctx.now());
  const user = await ctx.oneTimeLinks.confirmByLink(hashToken(linkToken), now);
  if (!user) throw new AppError('link_expired');
  tagRequest({ user: hashForLog(user._id) });
  const mayEnter = isRegisteringBrowser(user, browserToken, now) && !(await isSignedIn(ctx, visitor));
  return { user, token: mayEnter ? await openSession(ctx, user, visitor) : null };
}

function isRegisteringBrowser({ links }: User, browserToken: string | undefined, now: Date): boolean {
  if (!browserToken) return false;
  const hash = hashToken(browserToken);
  return links.some((one) => one.purpose === 'signup-browser' && one.tokenHash === hash && one.expiresAt > now);
}

const isSignedIn = async (ctx: SignUpContext, { sessionToken }: Visitor) =>
  sessionToken !== undefined && (await findSession(ctx, sessionToken)) !== null;
