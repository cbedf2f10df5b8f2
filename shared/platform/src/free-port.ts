import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';

/** No system gives these to a connection by itself: those that do so begin above. */
const first = 10_100;
const count = 5_900;
let next = Math.floor(Math.random() * count);

/** Takes the UDP port of the same number, until this process ends: two processes that ask at once can not have the same. */
function reservePort(port: number): Promise<boolean> {
  const socket = createSocket('udp4');
  return new Promise((resolve) => {
    socket.once('error', () => {
      socket.close();
      resolve(false);
    });
    socket.bind(port, '127.0.0.1', () => {
      socket.unref();
      resolve(true);
    });
  });
}

/** A TCP port on loopback that nothing listens on now, and that nobody else who asks here is given while we run. */
export async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < count; tries++) {
    const port = first + next;
    next = (next + 1) % count;
    if ((await reservePort(port)) && (await isPortFree(port))) return port;
  }
  throw new Error(`No port from ${first} to ${first + count - 1} is free.`);
}

/** True when nothing listens on `port` of loopback. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
