import { AppError } from '@datewright/service-kit/errors';
import { hashForLog } from '@datewright/service-kit/logging';
import { tagRequest } from '@datewright/service-kit/request-scope';
import type { AppContext } from '../context.ts';
import type { Side } from '../data/email-changes.ts';
import type { EmailChange, User } from '../data/users.ts';
import { emailChangeAnswersOfAddress } from '../rules/limits.ts';
import { hashToken } from '../secrets/random-token.ts';
import { afterEmailChange } from './after-email-change.ts';
import { takeAttempt } from './take-attempt.ts';

type Outcome = { outcome: 'refused' | 'waiting'; email: string } | { outcome: 'changed'; email: string; user: User };

interface Found {
  side: Side;
  user: User;
  change: EmailChange;
}

/** What a link is about, while it is good. Throws `link_expired`. */
export async function readEmailChangeLink(ctx: AppContext, token: string, address: string): Promise<Found> {
  await takeAttempt(ctx, emailChangeAnswersOfAddress, address);
  return findLink(ctx, hashToken(token));
}

/** One end's answer, once. Throws `link_expired`, or `email_change_taken` when another account was quicker. */
export async function answerEmailChange(
  ctx: AppContext,
  token: string,
  agree: boolean,
  address: string,
): Promise<Outcome> {
  await takeAttempt(ctx, emailChangeAnswersOfAddress, address);
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

async function findLink(ctx: AppContext, tokenHash: string): Promise<Found> {
  for (const side of ['old', 'new'] as const) {
    const user = await ctx.emailChanges.findByLink(side, tokenHash, new Date(ctx.now()));
    if (user?.emailChange) return { side, user, change: user.emailChange };
  }
  throw new AppError('link_expired');
}

async function refuse(ctx: AppContext, { side, change }: Found, tokenHash: string): Promise<Outcome | null> {
  const ended = await ctx.emailChanges.refuse(side, tokenHash, new Date(ctx.now()));
  return ended && { outcome: 'refused', email: change.email };
}

/** Each answer is one conditional write, so that no crash leaves a change that both agreed to undone. */
async function accept(ctx: AppContext, { side, user, change }: Found, tokenHash: string): Promise<Outcome | null> {
  const now = new Date(ctx.now());
  const { email } = change;
  const isLast = (side === 'old' ? change.confirmedAt : change.approvedAt) !== null;
  if (!isLast) return (await ctx.emailChanges.agreeFirst(side, tokenHash, now)) && { outcome: 'waiting', email };
  const after = await ctx.emailChanges.agreeLast(side, tokenHash, user, email, now);
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
