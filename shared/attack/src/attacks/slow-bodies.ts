import { connect, type Socket } from 'node:net';
import type { Attack } from '../attack.ts';
import { newAddress, newMember } from '../member.ts';
import { sendRawRequest } from '../send-raw-request.ts';
import { maxResponseMs } from '../time-limits.ts';

const connectionCount = 150;

/** Sends the headers of a POST and the start of its body, and then nothing. */
function sendPartialBody(origin: string, path: string, address: string): Socket {
  const { host, port } = new URL(origin);
  const socket = connect(Number(port), 'localhost');
  socket.on('error', () => {});
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: ${host}\r\norigin: ${origin}\r\nx-forwarded-for: ${address}\r\ncontent-type: application/json\r\ncontent-length: 200000\r\n\r\n{"bio":"`,
  );
  return socket;
}

/** One address sends 150 bodies that never end: others are answered meanwhile. */
export const slowBodies: Attack = {
  name: 'slow bodies',
  async run(environment, record) {
    const { origin } = environment;
    const other = await newMember(environment);
    const greedy = newAddress();
    const paths = [
      '/v1/chatpad/matches',
      '/functions/v1/auth-service',
      '/v1/bio/score',
      '/v1/marketing/events',
      '/v1/chatpad/screenshots',
    ];
    const sockets = Array.from({ length: connectionCount }, (_, at) =>
      sendPartialBody(origin, paths[at % paths.length] ?? '/', greedy),
    );
    try {
      await new Promise((resolve) => setTimeout(resolve, 500));
      const asks = [
        () =>
          sendRawRequest(origin, {
            method: 'GET',
            path: '/',
            headers: { accept: 'text/html', 'x-forwarded-for': newAddress() },
          }),
        () => other.call('account', 'GET', '/v1/account/session'),
        () => other.call('chatpad', 'GET', '/v1/chatpad/matches'),
        () => other.call('bio', 'POST', '/v1/bio/score', { bio: 'I bake bread on Sundays.' }),
        () => other.call('marketing', 'GET', '/v1/marketing/claims?page=home'),
      ];
      for (let round = 0; round < 4; round++)
        for (const [at, go] of asks.entries()) {
          const { status, milliseconds } = await go();
          record(
            `call ${at} answered ${status} in ${Math.round(milliseconds)} ms`,
            status === 200 && milliseconds < maxResponseMs(),
          );
        }
    } finally {
      for (const socket of sockets) socket.destroy();
    }
  },
};
