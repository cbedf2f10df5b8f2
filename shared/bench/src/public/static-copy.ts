import { once } from 'node:events';
import { createServer } from 'node:http';
import { findFreePort } from '@datewright/platform/free-port';

/** Serves a page's HTML without scripts at an origin of its own; fonts and pictures come from the product. */
export async function startStaticCopy(origin: string, html: string) {
  const plain = html.replace(/<script[\s\S]*?<\/script>/g, '');
  const server = createServer(async (req, res) => {
    if (req.headers.accept?.includes('text/html')) {
      res.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(plain);
      return;
    }
    const answer = await fetch(origin + req.url);
    res.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    res.end(Buffer.from(await answer.arrayBuffer()));
  });
  const port = await findFreePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const stop = async () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://localhost:${port}/`, stop };
}
