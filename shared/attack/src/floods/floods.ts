import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import type { AttackEnvironment } from '../attack-environment.ts';
import { newAddress } from '../member.ts';
import { type RawRequest, sendRawRequest } from '../send-raw-request.ts';

/** Requests that one address, or a few, keep sending for the duration of the flood. */
export interface Flood {
  name: string;
  /** Each caller sends one request at a time. */
  callers: number;
  send: (environment: AttackEnvironment, address: string) => Promise<unknown>;
}

const post = ({ origin }: AttackEnvironment, address: string, path: string, body: string): Promise<unknown> => {
  const headers = { origin, 'content-type': 'application/json', 'x-forwarded-for': address };
  const request: RawRequest = { method: 'POST', path, headers, body };
  return sendRawRequest(origin, request);
};

/** Two seconds of an upload at four bytes a second. */
async function slowUpload({ origin }: AttackEnvironment, address: string): Promise<void> {
  const { host, port } = new URL(origin);
  const socket = connect(Number(port), 'localhost');
  socket.on('error', () => {});
  socket.write(
    `POST /v1/photo/previews HTTP/1.1\r\nhost: ${host}\r\norigin: ${origin}\r\nx-forwarded-for: ${address}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 5000000\r\n\r\n`,
  );
  for (let part = 0; part < 8 && !socket.destroyed; part++) {
    socket.write('a');
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  socket.destroy();
}

const redosText = 'meg csak '.repeat(40);
const large = JSON.stringify({ bio: 'a'.repeat(300_000) });
const event = (at: number) => ({
  name: 'page_view',
  path: `/made-up-${at}`,
  compositionId: randomUUID(),
  at: new Date().toISOString(),
  properties: { text: 'a'.repeat(200) },
});

export const floods: readonly Flood[] = [
  {
    name: 'freezing texts',
    callers: 8,
    send: (environment, from) => post(environment, from, '/v1/bio/score', JSON.stringify({ bio: redosText })),
  },
  { name: 'large bodies', callers: 8, send: (environment, from) => post(environment, from, '/v1/bio/score', large) },
  { name: 'slow uploads', callers: 32, send: slowUpload },
  {
    name: 'events',
    callers: 8,
    send: (environment, from) =>
      post(
        environment,
        from,
        '/v1/marketing/events',
        JSON.stringify({ events: Array.from({ length: 20 }, (_, at) => event(at)) }),
      ),
  },
  {
    name: 'pages that are not there',
    callers: 8,
    send: (environment, from) =>
      sendRawRequest(environment.origin, {
        method: 'GET',
        path: `/blog?category=${randomUUID()}&page=${Math.ceil(Math.random() * 1e6)}`,
        headers: { accept: 'text/html', 'x-forwarded-for': from },
      }),
  },
  {
    name: 'sign-ins',
    callers: 8,
    send: (environment, from) =>
      post(
        environment,
        from,
        '/functions/v1/auth-service',
        JSON.stringify({
          action: 'signInWithEmail',
          payload: { email: `${randomUUID()}@example.com`, password: 'wrong horse' },
        }),
      ),
  },
];

/** The addresses of a flood: eight callers share one. */
export const listAddresses = ({ callers }: Flood): string[] => {
  const shared = Array.from({ length: Math.ceil(callers / 8) }, newAddress);
  return Array.from({ length: callers }, (_, at) => shared[at >> 3] ?? '');
};
