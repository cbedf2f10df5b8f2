import { AppError } from '@datewright/service-kit/errors';
import { hashForLog } from '@datewright/service-kit/logging';
import { tagRequest } from '@datewright/service-kit/request-scope';
import type { AppContext } from '../context.ts';
import { redeemsOfAddress } from '../rules/limits.ts';
import { hashToken } from '../secrets/random-token.ts';
import { takeAttempt } from './take-attempt.ts';

/** Confirms the address behind a link, once; opens no session. Throws `link_expired` for a used or old one. */
export async function redeemConfirmation(ctx: AppContext, token: string, address: string): Promise<{ email: string }> {
  await takeAttempt(ctx, redeemsOfAddress, address);
  const user = await ctx.users.confirmByLink(hashToken(token), new Date(ctx.now()));
  if (!user) throw new AppError('link_expired');
  tagRequest({ user: hashForLog(user._id) });
  return { email: user.email };
}
