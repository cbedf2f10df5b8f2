import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';

/** Below the range from which systems assign ports to outgoing connections. */
const first = 10_100;
const count = 5_900;
let next = Math.floor(Math.random() * count);

/**
 * Binds the UDP port of the same number until this process ends, so that concurrent processes can't get the same port.
 */
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

/** Finds a TCP port on loopback that is free now, and that no other caller gets while this process runs. */
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
