import { connect } from 'node:net';
import { startSandbox as start } from '@datewright/testkit/vendors';

export interface Sandbox {
  url: string;
  env: Record<string, string>;
  smtpPort: number;
  post(path: string, body: object, headers?: Record<string, string>): Promise<Response>;
  stop(): Promise<void>;
  /** Kills the process, as a power cut would. */
  kill(): Promise<void>;
}

export async function startSandbox(env: Record<string, string> = {}): Promise<Sandbox> {
  const { url, stop, kill, smtpPort, env: whole } = await start(env);
  return {
    url,
    env: whole,
    smtpPort,
    stop,
    kill,
    post: (path, body, headers = {}) =>
      fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
  };
}

/** Sends one mail over SMTP and returns the server's final response. */
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
      // The last line of an SMTP response has a space after its code.
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
