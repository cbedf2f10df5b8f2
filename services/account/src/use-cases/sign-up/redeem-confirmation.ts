import { AppError } from '@datewright/service-kit/errors/app-error';
import { hashForLog } from '@datewright/service-kit/observability/logging';
import { tagRequest } from '@datewright/service-kit/observability/request-scope';
import type { AppContext } from '../../context.ts';
import { hashToken } from '../../crypto/random-token.ts';
import type { User } from '../../data/user-repository.ts';
import { redeemByIp } from '../../rules/rate-limits.ts';
import { enforceRateLimit } from '../enforce-rate-limit.ts';
import { findSession } from '../sessions/find-session.ts';
import { openSession, type Visitor } from '../sessions/open-session.ts';

/**
 * Confirms the address behind a link, once. The browser that registered, and holds the proof of it, is signed in by it: who
 * opens the link elsewhere, or only scans mails, holds none, and who registered a stranger's address never sees the link.
 * A browser in which somebody is signed in stays theirs. Throws `link_expired` for a used or old one.
 */
export async function redeemConfirmation(
  ctx: AppContext,
  linkToken: string,
  browserToken: string | undefined,
  visitor: Visitor,
): Promise<{ user: User; token: string | null }> {
  await enforceRateLimit(ctx, redeemByIp, visitor.address);
  const now = new Date(ctx.now());
  const user = await ctx.users.confirmByLink(hashToken(linkToken), now);
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

const isSignedIn = async (ctx: AppContext, { sessionToken }: Visitor) =>
  sessionToken !== undefined && (await findSession(ctx, sessionToken)) !== null;
