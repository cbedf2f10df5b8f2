import { createServer, request } from 'node:http';

/** Sends each request to the next of these services, as a load balancer without sticky connections does. */
export async function startAlternatingProxy(targets: string[]) {
  let turn = 0;
  const server = createServer((req, res) => {
    const target = new URL(req.url ?? '/', targets[turn++ % targets.length]);
    const forwarded = request(target, { method: req.method ?? 'GET', headers: req.headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    forwarded.on('error', () => res.destroy());
    req.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    stop() {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
