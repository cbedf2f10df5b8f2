import type { Logger } from 'pino';
import type { BackgroundWork } from '../background-work.ts';
import type { Mail } from './mail.ts';
import type { Mailer } from './mailer.ts';
import { nextTry } from './next-try.ts';
import type { Outbox, OutboxMail } from './outbox.ts';

/** What mails that must not get lost need of their service. */
export interface OutgoingParts {
  outbox: Outbox;
  mailer: Mailer;
  background: BackgroundWork;
  log: Logger;
  now: () => number;
}

/** Milliseconds that one process has for sending a mail before another may try. */
const patience = 60_000;
const most = 50;

/** Sends a mail that must not get lost, once for each `id`: written down first, sent after. */
export async function postMail(parts: OutgoingParts, id: string, mail: Mail, givenUp: GivenUp): Promise<void> {
  await parts.outbox.add(id, mail, new Date(parts.now()));
  parts.background.run('send outbox', async () => void (await emptyOutbox(parts, givenUp)));
}

/** Told of a mail that nobody will try again. */
export type GivenUp = (mail: OutboxMail) => void;

/**
 * Sends what waits, fifty mails at most; answers how many were tried. A process that dies between sending and noting it
 * sends twice rather than never, but one of many (`bulk`) rather never than twice.
 */
export async function emptyOutbox(parts: OutgoingParts, givenUp: GivenUp): Promise<number> {
  const { outbox, mailer, now } = parts;
  for (let tried = 0; tried < most; tried++) {
    const at = now();
    const waiting = await outbox.take(new Date(at), new Date(at + patience));
    if (!waiting) return tried;
    const delivery = await mailer.send(waiting.mail);
    if (delivery === 'sent') await outbox.sent(waiting._id, new Date(now()));
    else if (waiting.bulk && delivery === 'unsure') givenUp(waiting);
    else await putOff(parts, waiting, givenUp);
  }
  return most;
}

async function putOff({ outbox, now }: OutgoingParts, waiting: OutboxMail, givenUp: GivenUp): Promise<void> {
  const next = nextTry(waiting, now());
  await outbox.failed(waiting._id, next);
  if (!next) givenUp(waiting);
}
