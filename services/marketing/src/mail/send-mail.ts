import type { Mail } from '@datewright/service-kit/mail/mail';
import {
  enqueueMail,
  type OnDeliveryFailed,
  sendPendingMail as sendPendingOutboxMail,
} from '@datewright/service-kit/mail/send-mail';
import type { AppContext } from '../context.ts';

const reportAbandonedMail =
  (ctx: AppContext): OnDeliveryFailed =>
  ({ _id }) => {
    ctx.counters.mails.inc({ outcome: 'given up' });
    ctx.log.error({ mail: _id.split(':')[0] }, 'mail given up');
  };

/** Queues a mail in the outbox and sends it, once per `id`. */
export const sendMailOnce = (ctx: AppContext, id: string, mail: Mail) =>
  enqueueMail(ctx, id, mail, reportAbandonedMail(ctx));

/** Sends the mails of the outbox that are due; returns how many it tried. */
export const sendPendingMail = (ctx: AppContext) => sendPendingOutboxMail(ctx, reportAbandonedMail(ctx));
