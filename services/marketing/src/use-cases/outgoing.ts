import type { Mail } from '@datewright/service-kit/mail/mail';
import { emptyOutbox, type GivenUp, postMail } from '@datewright/service-kit/mail/outgoing';
import type { AppContext } from '../context.ts';

const alarm =
  (ctx: AppContext): GivenUp =>
  ({ _id }) => {
    ctx.counters.mails.inc({ outcome: 'given up' });
    ctx.log.error({ mail: _id.split(':')[0] }, 'mail given up');
  };

/** Sends a mail that must not get lost, once for each `id`. */
export const post = (ctx: AppContext, id: string, mail: Mail) => postMail(ctx, id, mail, alarm(ctx));

/** Sends what waits; answers how many mails were tried. */
export const sendWaiting = (ctx: AppContext) => emptyOutbox(ctx, alarm(ctx));
