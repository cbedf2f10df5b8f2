import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { readKey } from '@datewright/contracts/prerender/page-read';
import type { RenderRequest, RenderResult } from '@datewright/contracts/prerender/render-page';

const claims = { path: '/v1/marketing/claims', query: { page: 'home' } };

function answer({ shell, remote, code = {}, data }: RenderRequest): RenderResult {
  const files = [...shell.files, ...remote.files].map(({ integrity }) => integrity).filter((hash) => !code[hash]);
  if (files.length > 0) return { kind: 'missing', files };
  if (!data[readKey(claims)]) return { kind: 'reads', reads: [claims] };
  const empty = { head: '', styles: '', beside: '', parts: [], experiments: [], read: [] };
  return { kind: 'page', status: 200, body: '<main>rendered</main>', ...empty };
}

/** Caches no code between requests, as if each request reached a replica that has just started. */
export async function startForgetfulRenderer() {
  const server = createServer(async (req, res) => {
    res.writeHead(200, { 'content-type': 'application/json' });
    res.end(JSON.stringify(answer((await json(req)) as RenderRequest)));
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
