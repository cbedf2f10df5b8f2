import type { AppContext } from '../context.ts';
import type { Side } from '../data/email-changes.ts';
import type { User } from '../data/users.ts';
import { addressWanted } from '../mail/templates/address-wanted.ts';
import { approveEmailChange } from '../mail/templates/approve-email-change.ts';
import { confirmNewEmail } from '../mail/templates/confirm-new-email.ts';
import { mayMailInbox } from './may-mail.ts';
import { pageUrl } from './page-url.ts';

const linkTo = (ctx: AppContext, token: string) => {
  const url = new URL('/email-change', ctx.config.PUBLIC_ORIGIN);
  url.hash = new URLSearchParams({ access_token: token }).toString();
  return url.href;
};

/**
 * Mails one end its link. An address that has a confirmed account is told so instead, and its link never leaves us: whoever asked
 * sees no difference.
 */
export async function mailEmailChange(ctx: AppContext, user: User, wanted: string, side: Side, token: string) {
  const url = linkTo(ctx, token);
  if (side === 'old') return ctx.mailer.sendSoon(approveEmailChange(user.email, wanted, url));
  if (!(await mayMailInbox(ctx, wanted))) return;
  const taken = await ctx.users.findByEmail(wanted);
  ctx.mailer.sendSoon(
    taken?.emailConfirmedAt ? addressWanted(wanted, pageUrl(ctx, '/forgot-password')) : confirmNewEmail(wanted, url),
  );
}
