import type { Mail } from '@datewright/service-kit/mail/mail';
import { enqueueMail, type OnDeliveryFailed, sendPendingMail } from '@datewright/service-kit/mail/send-mail';
import type { BillingContext } from '../../context.ts';

const reportUndeliverable =
  (ctx: BillingContext): OnDeliveryFailed =>
  ({ _id }) => {
    ctx.counters.mails.inc({ outcome: 'given up' });
    ctx.counters.billingAlerts.inc({ kind: 'mail given up' });
    ctx.log.error({ mail: _id }, 'billing: mail given up');
  };

/** Sends a mail through the outbox, once for each `id`. */
export async function sendBillingMail(ctx: BillingContext, id: string, mail: Mail): Promise<void> {
  // Members who deleted their account get no mail.
  if (!mail.to.startsWith('deleted:')) await enqueueMail(ctx, id, mail, reportUndeliverable(ctx));
}

export const sendOutbox = (ctx: BillingContext) => sendPendingMail(ctx, reportUndeliverable(ctx));
