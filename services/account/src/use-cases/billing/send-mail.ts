import type { Mail } from '@datewright/service-kit/mail/mail';
import { enqueueMail, type OnDeliveryFailed, sendPendingMail } from '@datewright/service-kit/mail/send-mail';
import type { AppContext } from '../../context.ts';

const reportUndeliverable =
  (ctx: AppContext): OnDeliveryFailed =>
  ({ _id }) => {
    ctx.counters.mails.inc({ outcome: 'given up' });
    ctx.counters.billingAlerts.inc({ kind: 'mail given up' });
    ctx.log.error({ mail: _id }, 'billing: mail given up');
  };

/** Sends a mail that must not get lost, once for each `id`: written down first, sent after. */
export async function sendBillingMail(ctx: AppContext, id: string, mail: Mail): Promise<void> {
  // Nobody who deleted their account is mailed.
  if (!mail.to.startsWith('deleted:')) await enqueueMail(ctx, id, mail, reportUndeliverable(ctx));
}

/** Sends what waits. */
export const sendOutbox = (ctx: AppContext) => sendPendingMail(ctx, reportUndeliverable(ctx));
