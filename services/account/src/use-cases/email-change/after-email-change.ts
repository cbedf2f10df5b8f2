import { callStripe } from '../../clients/payments/stripe-client.ts';
import type { EmailChangeContext } from '../../context.ts';
import type { User } from '../../data/user-model.ts';
import { emailChangedMail } from '../../mail/templates/email-changed.ts';
import { pageUrl } from '../page-url.ts';

/** Informs the old address and Stripe, and removes the sessions that the change has ended. */
export function afterEmailChange(ctx: EmailChangeContext, user: User, oldEmail: string): void {
  const { email, billing } = user;
  ctx.mailer.sendInBackground(emailChangedMail(oldEmail, email, pageUrl(ctx, '/contact')));
  ctx.background.run('clear ended sessions', () => ctx.sessions.removeBeforeEpoch(user._id, user.sessionEpoch));
  const customer = billing?.customerId;
  if (!customer) return;
  ctx.background.run('tell the payment provider', async () => {
    await callStripe(ctx.payments.customers.update(customer, { email }));
  });
}
