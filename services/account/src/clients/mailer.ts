import nodemailer from 'nodemailer';
import type { Logger } from 'pino';
import type { Counter } from 'prom-client';
import type { BackgroundWork } from '../background-work.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface Mailer {
  /** Sends later, and again when that fails. Nobody waits for it, so nobody learns from its time whether mail went out. */
  sendSoon(mail: Mail): void;
  /** Tries once; answers whether the server took it. */
  send(mail: Mail): Promise<boolean>;
  close(): void;
}

/** Milliseconds before each try. After the last, the member's way out is the resend button. */
const pauses = [0, 2_000, 10_000, 30_000];

export function mailer(
  config: { SMTP_URL: string; MAIL_FROM: string },
  { log, background, sent }: { log: Logger; background: BackgroundWork; sent: Counter<'outcome'> },
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

  async function send(mail: Mail): Promise<boolean> {
    try {
      await transport.sendMail({ from: config.MAIL_FROM, ...mail });
    } catch (err) {
      log.warn({ err }, 'mail not sent');
      sent.inc({ outcome: 'failed' });
      return false;
    }
    sent.inc({ outcome: 'sent' });
    return true;
  }

  async function sendPatiently(mail: Mail) {
    for (const pause of pauses) {
      if (pause > 0) await background.pause(pause);
      if (await send(mail)) return;
      if (background.isStopping) break;
    }
    sent.inc({ outcome: 'given up' });
    log.error('mail given up');
  }

  return {
    sendSoon: (mail) => background.run('send mail', () => sendPatiently(mail)),
    send,
    close: () => transport.close(),
  };
}
