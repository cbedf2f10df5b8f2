import type { PasswordsContext } from '../../context.ts';
import type { User } from '../../data/user-model.ts';
import { passwordChangedMail } from '../../mail/templates/password-changed.ts';
import { pageUrl } from '../page-url.ts';

/** Informs the member and removes the sessions that the new password has ended. */
export function afterPasswordChange(ctx: PasswordsContext, user: User): void {
  ctx.mailer.sendInBackground(passwordChangedMail(user.email, pageUrl(ctx, '/forgot-password')));
  ctx.background.run('clear ended sessions', () => ctx.sessions.removeBeforeEpoch(user._id, user.sessionEpoch));
}
