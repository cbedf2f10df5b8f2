import type { Mail } from '@datewright/service-kit/mail/mail';
import { emptyOutbox, type GivenUp, postMail } from '@datewright/service-kit/mail/outgoing';
import type { AppContext } from '../../context.ts';

const alarm =
  (ctx: AppContext): GivenUp =>
  ({ _id }) => {
    ctx.counters.mails.inc({ outcome: 'given up' });
    ctx.counters.billingAlerts.inc({ kind: 'mail given up' });
    ctx.log.error({ mail: _id }, 'billing: mail given up');
  };

/** Sends a mail that must not get lost, once for each `id`: written down first, sent after. */
export async function sendMail(ctx: AppContext, id: string, mail: Mail): Promise<void> {
  // Nobody who deleted their account is mailed.
  if (!mail.to.startsWith('deleted:')) await postMail(ctx, id, mail, alarm(ctx));
}

/** Sends what waits. */
export const sendOutbox = (ctx: AppContext) => emptyOutbox(ctx, alarm(ctx));
