import type { AppContext } from '../../context.ts';
import type { User } from '../../data/user-repository.ts';
import { passwordChangedMail } from '../../mail/templates/password-changed.ts';
import { pageUrl } from '../page-url.ts';

/** Tells the member by mail, and clears away the sessions that the new password has ended. */
export function afterPasswordChange(ctx: AppContext, user: User): void {
  ctx.mailer.sendInBackground(passwordChangedMail(user.email, pageUrl(ctx, '/forgot-password')));
  ctx.background.run('clear ended sessions', () => ctx.sessions.removeBeforeEpoch(user._id, user.sessionEpoch));
}
