import type { AppContext } from '../context.ts';
import type { User } from '../data/users.ts';
import { emailChanged } from '../mail/templates/email-changed.ts';

/** Tells the address that was left, and clears away the sessions that the change has ended. */
export function afterEmailChange(ctx: AppContext, user: User, left: string): void {
  ctx.mailer.sendSoon(emailChanged(left, user.email, new URL('/contact', ctx.config.PUBLIC_ORIGIN).href));
  ctx.background.run('clear ended sessions', () => ctx.sessions.removeOlderThan(user._id, user.sessionEpoch));
}
