import { inboxOf } from '@datewright/service-kit/mail/inbox-of';
import type { AppContext } from '../context.ts';
import { mailsOfAccount, mailsOfPlusAddresses } from '../rules/limits.ts';

/** Seconds between two such mails to one address, whoever asked. */
const apart = 30;

/**
 * Whether another link may be mailed to an address. Asked after the answer, which is the same: when not, the links that
 * were mailed before are still good, so that its owner always gets in.
 */
export async function mayMail(ctx: AppContext, email: string): Promise<boolean> {
  const who = ctx.secret.pseudonym(email);
  if ((await ctx.cooldowns.start(`link-mail:${who}`, apart, ctx.now())) > 0) return false;
  return (await ctx.limiter.take(mailsOfAccount, who)) === 0 && mayMailInbox(ctx, email);
}

/**
 * Whether the inbox behind an address may get another mail: all of its plus-addresses share one limit. The address without
 * a plus has its own, so that nobody who makes up plus-addresses keeps its owner out.
 */
export async function mayMailInbox(ctx: AppContext, email: string): Promise<boolean> {
  const inbox = inboxOf(email);
  return inbox === email || (await ctx.limiter.take(mailsOfPlusAddresses, ctx.secret.pseudonym(inbox))) === 0;
}
