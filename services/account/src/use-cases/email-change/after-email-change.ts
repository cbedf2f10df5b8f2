import { callStripe } from '../../clients/payments/stripe-client.ts';
import type { AppContext } from '../../context.ts';
import type { User } from '../../data/user-repository.ts';
import { emailChangedMail } from '../../mail/templates/email-changed.ts';
import { pageUrl } from '../page-url.ts';

/** Tells the address that was left and the payment provider, and clears away the sessions that the change has ended. */
export function afterEmailChange(ctx: AppContext, user: User, left: string): void {
  const { email, billing } = user;
  ctx.mailer.sendInBackground(emailChangedMail(left, email, pageUrl(ctx, '/contact')));
  ctx.background.run('clear ended sessions', () => ctx.sessions.removeBeforeEpoch(user._id, user.sessionEpoch));
  const customer = billing?.customerId;
  if (!customer) return;
  ctx.background.run('tell the payment provider', async () => {
    await callStripe(ctx.payments.customers.update(customer, { email }));
  });
}
