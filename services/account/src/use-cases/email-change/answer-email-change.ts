import { hashToken } from '@datewright/service-kit/auth/random-token';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { hashForLog } from '@datewright/service-kit/observability/logging';
import { tagRequest } from '@datewright/service-kit/observability/request-scope';
import type { EmailChangeContext } from '../../context.ts';
import type { User } from '../../data/user-model.ts';
import { emailChangeAnswerByIp } from '../../rules/rate-limits.ts';
import { enforceRateLimit } from '../enforce-rate-limit.ts';
import { afterEmailChange } from './after-email-change.ts';
import { type FoundLink, findLink } from './read-email-change-link.ts';

type Outcome = { outcome: 'refused' | 'waiting'; email: string } | { outcome: 'changed'; email: string; user: User };

/**
 * Records the answer of one side, once. Throws `link_expired`, or `email_change_taken` when another account was faster.
 */
export async function answerEmailChange(
  ctx: EmailChangeContext,
  token: string,
  agree: boolean,
  address: string,
): Promise<Outcome> {
  await enforceRateLimit(ctx, emailChangeAnswerByIp, address);
  const tokenHash = hashToken(token);
  // Retries when an obstacle has gone: the other side's answer, or an unconfirmed account with the address.
  for (let round = 0; round < 3; round++) {
    const found = await findLink(ctx, tokenHash);
    tagRequest({ user: hashForLog(found.user._id) });
    const outcome = agree ? await accept(ctx, found, tokenHash) : await refuse(ctx, found, tokenHash);
    if (outcome) return outcome;
  }
  throw new AppError('link_expired');
}

async function refuse(
  ctx: EmailChangeContext,
  { side, change }: FoundLink,
  tokenHash: string,
): Promise<Outcome | null> {
  const ended = await ctx.emailChanges.refuse(side, tokenHash, new Date(ctx.now()));
  return ended && { outcome: 'refused', email: change.email };
}

/** Each answer is one conditional write, so that no crash loses a change that both sides approved. */
async function accept(
  ctx: EmailChangeContext,
  { side, user, change }: FoundLink,
  tokenHash: string,
): Promise<Outcome | null> {
  const now = new Date(ctx.now());
  const { email } = change;
  const isLast = (side === 'old' ? change.confirmedAt : change.approvedAt) !== null;
  if (!isLast)
    return (await ctx.emailChanges.recordFirstApproval(side, tokenHash, now)) && { outcome: 'waiting', email };
  const after = await ctx.emailChanges.complete(side, tokenHash, user, email, now);
  if (after === 'taken') {
    // The inbox's owner has just approved here, so an account that was never confirmed from it can be removed.
    if (await ctx.users.removeUnconfirmed(email)) return null;
    await ctx.emailChanges.refuse(side, tokenHash, now);
    throw new AppError('email_change_taken');
  }
  if (!after) return null;
  afterEmailChange(ctx, after, user.email);
  return { outcome: 'changed', email, user: after };
}
