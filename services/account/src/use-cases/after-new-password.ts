import type { AppContext } from '../context.ts';
import type { User } from '../data/users.ts';
import { passwordChanged } from '../mail/templates/password-changed.ts';
import { pageUrl } from './page-url.ts';

/** Tells the member by mail, and clears away the sessions that the new password has ended. */
export function afterNewPassword(ctx: AppContext, user: User): void {
  ctx.mailer.sendSoon(passwordChanged(user.email, pageUrl(ctx, '/forgot-password')));
  ctx.background.run('clear ended sessions', () => ctx.sessions.removeOlderThan(user._id, user.sessionEpoch));
}
