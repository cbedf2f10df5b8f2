import nodemailer from 'nodemailer';
import type { Logger } from 'pino';
import type { Counter } from 'prom-client';
import type { BackgroundTasks } from '../background/background-tasks.ts';
import { assertMailHeaders, type Mail } from './mail.ts';

/** `unsure`: the connection was lost after the mail was sent; the server may have it. */
export type DeliveryResult = 'sent' | 'refused' | 'unsure';

export interface Mailer {
  /** Sends later, with retries. No response waits for it, so its duration does not reveal whether a mail was sent. */
  sendInBackground(mail: Mail): void;
  /** Tries once. Throws for a mail with a line break in a header. */
  send(mail: Mail): Promise<DeliveryResult>;
  close(): void;
}

/** Wait before each try. After the last one the member can use the resend button. */
const retryDelaysMs = [0, 2_000, 10_000, 30_000];

/** A send has failed for certain unless the mail was being transmitted and no response came. */
function toDeliveryResult(error: unknown): DeliveryResult {
  const { command, responseCode } = error as { command?: string; responseCode?: number };
  return command === 'DATA' && responseCode === undefined ? 'unsure' : 'refused';
}

/** Sends mail over SMTP. `sent` counts each try by its outcome. */
export function createMailer(
  config: { SMTP_URL: string; MAIL_FROM: string },
  { log, background, sent }: { log: Logger; background: BackgroundTasks; sent: Counter<'outcome'> },
): Mailer {
  const transport = nodemailer.createTransport({
    url: config.SMTP_URL,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 10_000,
    // Our mails have no attachments, so a template must not make the mailer read a file.
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  async function send(mail: Mail): Promise<DeliveryResult> {
    assertMailHeaders(mail);
    try {
      await transport.sendMail({ from: config.MAIL_FROM, ...mail });
    } catch (err) {
      log.warn({ err }, 'mail not sent');
      sent.inc({ outcome: 'failed' });
      return toDeliveryResult(err);
    }
    sent.inc({ outcome: 'sent' });
    return 'sent';
  }

  async function sendPatiently(mail: Mail) {
    for (const pause of retryDelaysMs) {
      if (pause > 0) await background.pause(pause);
      if ((await send(mail)) === 'sent') return;
      if (background.isStopping) break;
    }
    sent.inc({ outcome: 'given up' });
    log.error('mail given up');
  }

  return {
    sendInBackground: (mail) => background.run('send mail', () => sendPatiently(mail)),
    send,
    close: () => transport.close(),
  };
}
