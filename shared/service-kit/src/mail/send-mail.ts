import type { Logger } from 'pino';
import type { BackgroundTasks } from '../background/background-tasks.ts';
import type { Mail } from './mail.ts';
import type { Mailer } from './mailer.ts';
import { getNextAttempt } from './next-attempt.ts';
import type { OutboxMail, OutboxRepository } from './outbox-repository.ts';

/** What the outbox needs of its service. */
export interface MailDeliveryContext {
  outbox: OutboxRepository;
  mailer: Mailer;
  background: BackgroundTasks;
  log: Logger;
  now: () => number;
}

/** How long one process has to send a mail before another may try. */
const leaseMs = 60_000;
const maxPerRun = 50;

/** Sends a mail once per `id`, even if this process dies: it is stored before it is sent. */
export async function enqueueMail(
  parts: MailDeliveryContext,
  id: string,
  mail: Mail,
  givenUp: OnDeliveryFailed,
): Promise<void> {
  await parts.outbox.add(id, mail, new Date(parts.now()));
  parts.background.run('send outbox', async () => void (await sendPendingMail(parts, givenUp)));
}

/** Called for a mail that is given up. */
export type OnDeliveryFailed = (mail: OutboxMail) => void;

/**
 * Sends up to fifty waiting mails and returns how many were tried. If a process dies between sending and recording it,
 * the mail is sent twice; bulk mail is not sent again.
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
