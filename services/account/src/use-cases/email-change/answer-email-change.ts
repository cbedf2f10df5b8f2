import { AppError } from '@datewright/service-kit/errors/app-error';
import { hashForLog } from '@datewright/service-kit/observability/logging';
import { tagRequest } from '@datewright/service-kit/observability/request-scope';
import type { AppContext } from '../../context.ts';
import { hashToken } from '../../crypto/random-token.ts';
import type { EmailChangeSide } from '../../data/email-change-repository.ts';
import type { EmailChange, User } from '../../data/user-repository.ts';
import { emailChangeAnswerByIp } from '../../rules/rate-limits.ts';
import { enforceRateLimit } from '../enforce-rate-limit.ts';
import { afterEmailChange } from './after-email-change.ts';

type Outcome = { outcome: 'refused' | 'waiting'; email: string } | { outcome: 'changed'; email: string; user: User };

interface FoundLink {
  side: EmailChangeSide;
  user: User;
  change: EmailChange;
}

/** What a link is about, while it is good. Throws `link_expired`. */
export async function readEmailChangeLink(ctx: AppContext, token: string, address: string): Promise<FoundLink> {
  await enforceRateLimit(ctx, emailChangeAnswerByIp, address);
  return findLink(ctx, hashToken(token));
}

/** One end's answer, once. Throws `link_expired`, or `email_change_taken` when another account was quicker. */
export async function answerEmailChange(
  ctx: AppContext,
  token: string,
  agree: boolean,
  address: string,
): Promise<Outcome> {
  await enforceRateLimit(ctx, emailChangeAnswerByIp, address);
  const tokenHash = hashToken(token);
  // Another round only when something was in the way that is so no longer: the other end's answer, an address typed in.
  for (let round = 0; round < 3; round++) {
    const found = await findLink(ctx, tokenHash);
    tagRequest({ user: hashForLog(found.user._id) });
    const outcome = agree ? await accept(ctx, found, tokenHash) : await refuse(ctx, found, tokenHash);
    if (outcome) return outcome;
  }
  throw new AppError('link_expired');
}

async function findLink(ctx: AppContext, tokenHash: string): Promise<FoundLink> {
  for (const side of ['old', 'new'] as const) {
    const user = await ctx.emailChanges.findByLink(side, tokenHash, new Date(ctx.now()));
    if (user?.emailChange) return { side, user, change: user.emailChange };
  }
  throw new AppError('link_expired');
}

async function refuse(ctx: AppContext, { side, change }: FoundLink, tokenHash: string): Promise<Outcome | null> {
  const ended = await ctx.emailChanges.refuse(side, tokenHash, new Date(ctx.now()));
  return ended && { outcome: 'refused', email: change.email };
}

/** Each answer is one conditional write, so that no crash leaves a change that both agreed to undone. */
async function accept(ctx: AppContext, { side, user, change }: FoundLink, tokenHash: string): Promise<Outcome | null> {
  const now = new Date(ctx.now());
  const { email } = change;
  const isLast = (side === 'old' ? change.confirmedAt : change.approvedAt) !== null;
  if (!isLast)
    return (await ctx.emailChanges.recordFirstApproval(side, tokenHash, now)) && { outcome: 'waiting', email };
  const after = await ctx.emailChanges.complete(side, tokenHash, user, email, now);
  if (after === 'taken') {
    // The owner of the inbox has just agreed here: an account that nobody ever confirmed from it is nobody's.
    if (await ctx.users.removeUnconfirmed(email)) return null;
    await ctx.emailChanges.refuse(side, tokenHash, now);
    throw new AppError('email_change_taken');
  }
  if (!after) return null;
  afterEmailChange(ctx, after, user.email);
  return { outcome: 'changed', email, user: after };
}
