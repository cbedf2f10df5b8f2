import type { SessionsContext } from '../../context.ts';
import { signInAttemptsMail } from '../../mail/templates/sign-in-attempts.ts';
import { wrongPasswordByAccount } from '../../rules/rate-limits.ts';
import { pageUrl } from '../page-url.ts';

/** Seconds without another trigger after which a series of wrong passwords is over. */
const noticeCooldownSeconds = 3600;

/** Records a wrong password from an unknown browser after the response; mails the owner once in a series. */
export function recordWrongPassword(ctx: SessionsContext, email: string): void {
  ctx.background.run('note a wrong password', async () => {
    if ((await ctx.rateLimiter.consume(wrongPasswordByAccount, ctx.encryption.pseudonymize(email))) === 0) return;
    const user = await ctx.users.findByEmail(email);
    if (!user?.emailConfirmedAt) return;
    const isNewWave = await ctx.cooldowns.prolong(`guessing:${user._id}`, noticeCooldownSeconds, ctx.now());
    if (isNewWave) ctx.mailer.sendInBackground(signInAttemptsMail(email, pageUrl(ctx, '/profile/security')));
  });
}
