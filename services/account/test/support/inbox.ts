import { waitUntil } from '@datewright/platform/testing/wait-until';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

interface ReceivedMail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** A real SMTP server that stores the mails it receives. */
export interface Inbox {
  url: string;
  mailsTo(email: string): ReceivedMail[];
  /** Returns the newest mail once `count` mails have arrived. */
  waitFor(email: string, count?: number): Promise<ReceivedMail>;
  stop(): Promise<void>;
}

export async function startInbox(port = 0): Promise<Inbox> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', async () => {
        const { subject = '', text = '', html = '' } = await PostalMime.parse(Buffer.concat(chunks));
        for (const { address } of session.envelope.rcptTo) mails.push({ to: address, subject, text, html });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address();
  const mailsTo = (email: string) => mails.filter(({ to }) => to === email);
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    mailsTo,
    waitFor: (email, count = 1) => waitUntil(() => mailsTo(email)[count - 1]),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
