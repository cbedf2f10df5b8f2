import { connect } from 'node:net';
import { freePort } from '@datewright/platform/free-port';
import { startService } from '@datewright/testkit/service-process';

export const googleKeys = {
  GOOGLE_CLIENT_ID: 'datewright.apps.googleusercontent.test',
  GOOGLE_CLIENT_SECRET: 'a-google-secret-that-only-tests-know',
  GOOGLE_REDIRECT_URIS: 'http://datewright.test/v1/account/google/callback',
};

export interface Sandbox {
  url: string;
  smtpPort: number;
  post(path: string, body: object, headers?: Record<string, string>): Promise<Response>;
  stop(): Promise<void>;
}

export async function startSandbox(): Promise<Sandbox> {
  const smtpPort = await freePort();
  const { url, stop } = await startService('sandbox', { ...googleKeys, SMTP_PORT: String(smtpPort) });
  return {
    url,
    smtpPort,
    stop,
    post: (path, body, headers = {}) =>
      fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
  };
}

/** Sends one mail by hand; answers what the server said to it in the end. */
export function sendMail(port: number, to: string, message: string): Promise<string> {
  const lines = [
    'EHLO test',
    'MAIL FROM:<hello@datewright.test>',
    `RCPT TO:<${to}>`,
    'DATA',
    `${message}\r\n.`,
    'QUIT',
  ];
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let verdict = '';
    socket.on('data', (chunk) => {
      // The last line of an answer has a space after its code.
      if (!/^\d{3} /m.test(chunk.toString())) return;
      if (lines.length === 1) verdict = chunk.toString().trim();
      const next = lines.shift();
      if (next) socket.write(`${next}\r\n`);
      else socket.end();
    });
    socket.on('close', () => resolve(verdict));
    socket.on('error', reject);
  });
}
