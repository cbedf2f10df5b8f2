import { connect, type Socket } from 'node:net';

export interface RawConnection {
  socket: Socket;
  /** All data received so far. */
  received: () => string;
  /** Milliseconds from the start until the other side closed the connection. */
  hungUp: Promise<number>;
}

/** Sends exactly these bytes from a loopback address, and then nothing. */
export function sendRaw(port: number, bytes: string, from = '127.0.0.1'): RawConnection {
  const started = performance.now();
  let received = '';
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  socket.on('data', (chunk) => (received += chunk));
  socket.on('error', () => {});
  socket.write(bytes);
  const hungUp = new Promise<number>((resolve) => socket.on('close', () => resolve(performance.now() - started)));
  return { socket, received: () => received, hungUp };
}
