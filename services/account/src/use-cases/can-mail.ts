import { stripSubaddress } from '@datewright/service-kit/mail/strip-subaddress';
import type { AppContext } from '../context.ts';
import { mailByAccount, mailByPlusAddresses } from '../rules/rate-limits.ts';

/** Seconds between two such mails to one address, whoever asked. */
const mailIntervalSeconds = 30;

/**
 * Whether another link may be mailed to an address. Asked after the answer, which is the same: when not, the links that
 * were mailed before are still good, so that its owner always gets in.
 */
export async function canMailLink(ctx: AppContext, email: string): Promise<boolean> {
  const who = ctx.encryption.pseudonymize(email);
  if ((await ctx.cooldowns.start(`link-mail:${who}`, mailIntervalSeconds, ctx.now())) > 0) return false;
  return (await ctx.rateLimiter.consume(mailByAccount, who)) === 0 && canMailInbox(ctx, email);
}

/**
 * Whether the inbox behind an address may get another mail: all of its plus-addresses share one limit. The address without
 * a plus has its own, so that nobody who makes up plus-addresses keeps its owner out.
 */
export async function canMailInbox(ctx: AppContext, email: string): Promise<boolean> {
  const inbox = stripSubaddress(email);
  return (
    inbox === email || (await ctx.rateLimiter.consume(mailByPlusAddresses, ctx.encryption.pseudonymize(inbox))) === 0
  );
}
