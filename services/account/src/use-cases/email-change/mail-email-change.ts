import type { EmailChangeContext } from '../../context.ts';
import type { EmailChangeSide } from '../../data/email-change-repository.ts';
import type { User } from '../../data/user-model.ts';
import { approveEmailChangeMail } from '../../mail/templates/approve-email-change.ts';
import { confirmNewEmailMail } from '../../mail/templates/confirm-new-email.ts';
import { emailInUseMail } from '../../mail/templates/email-in-use.ts';
import { canMailInbox } from '../can-mail.ts';
import { pageUrl } from '../page-url.ts';

const emailChangeUrl = (ctx: EmailChangeContext, token: string) => {
  const url = new URL('/email-change', ctx.config.PUBLIC_ORIGIN);
  url.hash = new URLSearchParams({ access_token: token }).toString();
  return url.href;
};

/**
 * Mails one side its link. An address with a confirmed account is informed instead and its link is never sent: the
 * requester sees no difference.
 */
export async function mailEmailChange(
  ctx: EmailChangeContext,
  user: User,
  { newEmail, side, token }: { newEmail: string; side: EmailChangeSide; token: string },
) {
  const url = emailChangeUrl(ctx, token);
  if (side === 'old') return ctx.mailer.sendInBackground(approveEmailChangeMail(user.email, newEmail, url));
  if (!(await canMailInbox(ctx, newEmail))) return;
  const taken = await ctx.users.findByEmail(newEmail);
  ctx.mailer.sendInBackground(
    taken?.emailConfirmedAt
      ? emailInUseMail(newEmail, pageUrl(ctx, '/forgot-password'))
      : confirmNewEmailMail(newEmail, url),
  );
}
