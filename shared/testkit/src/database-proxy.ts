import { connect, createServer, type Socket } from 'node:net';

/** A proxy between a service and its database: `pass` traffic, `cut` every connection, or `stall` in silence. */
export interface DatabaseProxy {
  /** The value for `MONGODB_URI`. */
  uri: string;
  setMode(state: 'pass' | 'cut' | 'stall'): void;
  stop(): Promise<void>;
}

export async function startDatabaseProxy(databaseUri: string): Promise<DatabaseProxy> {
  const { hostname, port } = new URL(databaseUri);
  let state: 'pass' | 'cut' | 'stall' = 'pass';
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    if (state === 'cut') return void near.destroy();
    const far = connect(Number(port || 27017), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => {
        if (state === 'pass') to.write(bytes);
      });
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const endAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    // Without `directConnection` a driver would bypass the proxy for the members of a replica set.
    uri: `mongodb://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/?directConnection=true`,
    setMode(next) {
      // Data sent during a stall is lost with its connection.
      if (next === 'cut' || state === 'stall') endAll();
      state = next;
    },
    stop() {
      endAll();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
