import type { Mail } from '../../clients/mailer.ts';
import type { AppContext } from '../../context.ts';
import type { OutboxMail } from '../../data/outbox.ts';
import { nextTry } from '../../rules/billing/next-try.ts';

/** Milliseconds that one process has for sending a mail before another may try. */
const patience = 60_000;
const most = 50;

/** Sends a mail that must not get lost, once for each `id`: written down first, sent after. */
export async function sendMail(ctx: AppContext, id: string, mail: Mail): Promise<void> {
  await ctx.outbox.add(id, mail, new Date(ctx.now()));
  ctx.background.run('send outbox', () => sendOutbox(ctx));
}

/** Sends what waits. A process that dies between sending and noting it sends twice rather than never. */
export async function sendOutbox(ctx: AppContext): Promise<void> {
  for (let sent = 0; sent < most; sent++) {
    const now = ctx.now();
    const waiting = await ctx.outbox.take(new Date(now), new Date(now + patience));
    if (!waiting) return;
    if (await ctx.mailer.send(waiting.mail)) await ctx.outbox.sent(waiting._id, new Date(ctx.now()));
    else await putOff(ctx, waiting);
  }
}

async function putOff(ctx: AppContext, waiting: OutboxMail): Promise<void> {
  const next = nextTry(waiting, ctx.now());
  await ctx.outbox.failed(waiting._id, next);
  if (next) return;
  ctx.counters.mails.inc({ outcome: 'given up' });
  ctx.counters.billingAlerts.inc({ kind: 'mail given up' });
  ctx.log.error({ mail: waiting._id }, 'billing: mail given up');
}
