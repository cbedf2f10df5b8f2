import nodemailer from 'nodemailer';
import type { Logger } from 'pino';
import type { Counter } from 'prom-client';
import type { BackgroundTasks } from '../background/background-tasks.ts';
import { assertMailHeaders, type Mail } from './mail.ts';

/** `unsure`: the connection was lost after the mail was handed over; the server may have it. */
export type DeliveryResult = 'sent' | 'refused' | 'unsure';

export interface Mailer {
  /** Sends later, and again when that fails. Nobody waits for it, so nobody learns from its time whether mail went out. */
  sendInBackground(mail: Mail): void;
  /** Tries once; answers what the server said. Throws for a mail that could smuggle a header. */
  send(mail: Mail): Promise<DeliveryResult>;
  close(): void;
}

/** Milliseconds before each try. After the last, the member's way out is the resend button. */
const retryDelaysMs = [0, 2_000, 10_000, 30_000];

/** A failed send is known to be one unless the bytes of the mail were on their way and no answer came. */
function toDeliveryResult(error: unknown): DeliveryResult {
  const { command, responseCode } = error as { command?: string; responseCode?: number };
  return command === 'DATA' && responseCode === undefined ? 'unsure' : 'refused';
}

/** Sends mails over SMTP. `sent` counts each try by its outcome. */
export function createMailer(
  config: { SMTP_URL: string; MAIL_FROM: string },
  { log, background, sent }: { log: Logger; background: BackgroundTasks; sent: Counter<'outcome'> },
): Mailer {
  const transport = nodemailer.createTransport({
    url: config.SMTP_URL,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 10_000,
    // Our mails carry no files; a template can never make the server read one.
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
