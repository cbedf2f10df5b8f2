import { stripSubaddress } from '@datewright/service-kit/mail/strip-subaddress';
import type { RateLimitContext } from '../context.ts';
import { mailByAccount, mailByPlusAddresses } from '../rules/rate-limits.ts';

/** Seconds between two such mails to one address, whoever requests them. */
const mailIntervalSeconds = 30;

/**
 * Whether another link may be mailed to an address. Checked after the response, which is the same either way; if not,
 * the earlier links still work, so the owner always gets in.
 */
export async function canMailLink(ctx: RateLimitContext, email: string): Promise<boolean> {
  const who = ctx.encryption.pseudonymize(email);
  if ((await ctx.cooldowns.start(`link-mail:${who}`, mailIntervalSeconds, ctx.now())) > 0) return false;
  return (await ctx.rateLimiter.consume(mailByAccount, who)) === 0 && canMailInbox(ctx, email);
}

/**
 * Whether the inbox behind an address may get another mail. All plus-addresses of an inbox share one limit and the
 * plain
 * address has its own, so that made-up plus-addresses can't lock the owner out.
 */
export async function canMailInbox(ctx: RateLimitContext, email: string): Promise<boolean> {
  const inbox = stripSubaddress(email);
  return (
    inbox === email || (await ctx.rateLimiter.consume(mailByPlusAddresses, ctx.encryption.pseudonymize(inbox))) === 0
  );
}
