import { setTimeout as pause } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { AppContext } from '../context.ts';
import { htmlToText } from './html-to-text.ts';

const maxMailBytes = 5 * 1024 * 1024;

async function readAll(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function refusal(): Error {
  return Object.assign(new Error('Mailbox unavailable'), { responseCode: 550 });
}

/** Accepts mail for any address from any sender. */
export async function startSmtp({ config, inbox, mailSwitch, log }: AppContext): Promise<{ stop(): Promise<void> }> {
  async function receive(raw: Buffer, recipients: string[]) {
    const { mode, seconds } = mailSwitch.current();
    if (mode === 'refuse') throw refusal();
    if (mode === 'delay') await pause(seconds * 1000);
    if (mode === 'lose') return;
    const mail = await PostalMime.parse(raw);
    inbox.add({
      from: mail.from?.address ?? '',
      to: recipients.map((address) => address.toLowerCase()),
      subject: mail.subject ?? '',
      text: mail.text ?? htmlToText(mail.html ?? ''),
      headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
    });
    log.info({ recipients: recipients.length }, 'mail received');
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: maxMailBytes,
    logger: false,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anyone' }),
    onData(stream, session, done) {
      readAll(stream)
        .then((raw) =>
          receive(
            raw,
            session.envelope.rcptTo.map(({ address }) => address),
          ),
        )
        .then(
          () => done(),
          (error) => done(error),
        );
    },
  });
  // A client that disconnects in the middle of a mail is no failure of the sandbox.
  server.on('error', (error) => log.warn({ err: error }, 'smtp connection failed'));
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(config.SMTP_PORT, config.HOST, () => resolve());
  });
  return { stop: () => new Promise((resolve) => server.close(() => resolve())) };
}
