import { connect, createServer, type Socket } from 'node:net';

/** A TCP load balancer in front of the replicas of a service, which takes them in turn for each new connection. */
export interface Balancer {
  url: string;
  add: (replicaUrl: string) => void;
  /** New connections go to other replicas; open ones stay, as behind Kubernetes. */
  remove: (replicaUrl: string) => void;
  /** The number of connections that each replica has got so far, by its address. */
  connections: Map<string, number>;
  stop: () => Promise<void>;
}

/** Listens on a free port, or on this one. */
export async function startBalancer(port = 0): Promise<Balancer> {
  let replicas: string[] = [];
  let turn = 0;
  const connections = new Map<string, number>();
  const open = new Set<Socket>();

  const server = createServer((near) => {
    const replica = replicas[turn++ % replicas.length];
    if (!replica) return void near.destroy();
    connections.set(replica, (connections.get(replica) ?? 0) + 1);
    const { hostname, port } = new URL(replica);
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      // Small answers should not wait for the acknowledgement of earlier ones.
      socket.setNoDelay(true);
      open.add(socket);
    }
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        open.delete(from);
        to.destroySoon();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    add: (url) => void replicas.push(url),
    remove(url) {
      replicas = replicas.filter((other) => other !== url);
    },
    connections,
    stop() {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
