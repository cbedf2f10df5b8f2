import { hashToken } from '@datewright/service-kit/auth/random-token';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { EmailChangeContext } from '../../context.ts';
import type { EmailChangeSide } from '../../data/email-change-repository.ts';
import type { EmailChange, User } from '../../data/user-model.ts';
import { emailChangeAnswerByIp } from '../../rules/rate-limits.ts';
import { enforceRateLimit } from '../enforce-rate-limit.ts';

export interface FoundLink {
  side: EmailChangeSide;
  user: User;
  change: EmailChange;
}

/** The request that a valid link belongs to. Throws `link_expired`. */
export async function readEmailChangeLink(ctx: EmailChangeContext, token: string, address: string): Promise<FoundLink> {
  await enforceRateLimit(ctx, emailChangeAnswerByIp, address);
  return findLink(ctx, hashToken(token));
}

export async function findLink(ctx: EmailChangeContext, tokenHash: string): Promise<FoundLink> {
  for (const side of ['old', 'new'] as const) {
    const user = await ctx.emailChanges.findByLink(side, tokenHash, new Date(ctx.now()));
    if (user?.emailChange) return { side, user, change: user.emailChange };
  }
  throw new AppError('link_expired');
}
