import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';

export interface EdgeAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** The edge, asked as if under the public origin: the browser of a trial has no network of its own. */
export interface Edge {
  get(pathAndQuery: string, headers?: Record<string, string>): Promise<EdgeAnswer>;
}

const timeoutMs = 15_000;
/** More than any file of the product has. */
const maxBytes = 32 * 1024 * 1024;
/** About the transfer to us, not to the browser. */
const hopHeaders = new Set(['connection', 'content-length', 'keep-alive', 'transfer-encoding']);

export function createEdge(url: string, publicOrigin: string): Edge {
  const { host } = new URL(publicOrigin);
  const send = url.startsWith('https:') ? requestHttps : requestHttp;
  return {
    get: (pathAndQuery, headers = {}) =>
      new Promise((resolve, reject) => {
        const asked = { ...headers, host, 'accept-encoding': 'identity' };
        const options = { headers: asked, signal: AbortSignal.timeout(timeoutMs) };
        const sent = send(new URL(pathAndQuery, url), options, (answer) => {
          const chunks: Buffer[] = [];
          let bytes = 0;
          answer.on('data', (chunk: Buffer) => {
            bytes += chunk.length;
            if (bytes > maxBytes) sent.destroy(new Error(`${pathAndQuery} is larger than ${maxBytes} bytes.`));
            else chunks.push(chunk);
          });
          answer.on('error', reject);
          answer.on('end', () => {
            const kept = Object.entries(answer.headers).filter(([name]) => !hopHeaders.has(name));
            resolve({
              status: answer.statusCode ?? 502,
              headers: Object.fromEntries(kept.map(([name, value]) => [name, [value].flat().join(', ')])),
              body: Buffer.concat(chunks),
            });
          });
        });
        sent.on('error', reject);
        sent.end();
      }),
  };
}
