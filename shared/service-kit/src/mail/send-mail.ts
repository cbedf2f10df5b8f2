import type { Logger } from 'pino';
import type { BackgroundTasks } from '../background/background-tasks.ts';
import type { Mail } from './mail.ts';
import type { Mailer } from './mailer.ts';
import { getNextAttempt } from './next-attempt.ts';
import type { OutboxMail, OutboxRepository } from './outbox-repository.ts';

/** What mails that must not get lost need of their service. */
export interface MailDeliveryContext {
  outbox: OutboxRepository;
  mailer: Mailer;
  background: BackgroundTasks;
  log: Logger;
  now: () => number;
}

/** Milliseconds that one process has for sending a mail before another may try. */
const leaseMs = 60_000;
const maxPerRun = 50;

/** Sends a mail that must not get lost, once for each `id`: written down first, sent after. */
export async function enqueueMail(
  parts: MailDeliveryContext,
  id: string,
  mail: Mail,
  givenUp: OnDeliveryFailed,
): Promise<void> {
  await parts.outbox.add(id, mail, new Date(parts.now()));
  parts.background.run('send outbox', async () => void (await sendPendingMail(parts, givenUp)));
}

/** Told of a mail that nobody will try again. */
export type OnDeliveryFailed = (mail: OutboxMail) => void;

/**
 * Sends what waits, fifty mails at most; answers how many were tried. A process that dies between sending and noting it
 * sends twice rather than never, but one of many (`bulk`) rather never than twice.
 */
export async function sendPendingMail(parts: MailDeliveryContext, givenUp: OnDeliveryFailed): Promise<number> {
  const { outbox, mailer, now } = parts;
  for (let tried = 0; tried < maxPerRun; tried++) {
    const at = now();
    const waiting = await outbox.leaseNext(new Date(at), new Date(at + leaseMs));
    if (!waiting) return tried;
    const delivery = await mailer.send(waiting.mail);
    if (delivery === 'sent') await outbox.markSent(waiting._id, new Date(now()));
    else if (waiting.bulk && delivery === 'unsure') givenUp(waiting);
    else await postpone(parts, waiting, givenUp);
  }
  return maxPerRun;
}

async function postpone(
  { outbox, now }: MailDeliveryContext,
  waiting: OutboxMail,
  givenUp: OnDeliveryFailed,
): Promise<void> {
  const next = getNextAttempt(waiting, now());
  await outbox.markFailed(waiting._id, next);
  if (!next) givenUp(waiting);
}
