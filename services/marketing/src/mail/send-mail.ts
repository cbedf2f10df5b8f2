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

/** Sends a mail that must not get lost, once for each `id`. */
export const sendMailOnce = (ctx: AppContext, id: string, mail: Mail) =>
  enqueueMail(ctx, id, mail, reportAbandonedMail(ctx));

/** Sends what waits; answers how many mails were tried. */
export const sendPendingMail = (ctx: AppContext) => sendPendingOutboxMail(ctx, reportAbandonedMail(ctx));
