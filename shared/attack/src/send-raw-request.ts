import { type IncomingHttpHeaders, request } from 'node:http';
import { responseTimeoutMs } from './time-limits.ts';

export interface RawRequest {
  method: string;
  /** Goes out as it is written here: no client tidies it up. */
  path: string;
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
}

export interface RawResponse {
  /** 0 when nothing came in time: see `patience`. */
  status: number;
  text: string;
  headers: IncomingHttpHeaders;
  /** Until the answer began. */
  milliseconds: number;
}

const maxTextLength = 1_000_000;

/** One request, and what came of it; never throws. */
export function sendRawRequest(origin: string, { method, path, headers, body }: RawRequest): Promise<RawResponse> {
  const { hostname, port } = new URL(origin);
  const since = performance.now();
  return new Promise((resolve) => {
    let [status, text, milliseconds] = [0, '', 0];
    let got: IncomingHttpHeaders = {};
    const end = () => resolve({ status, text, headers: got, milliseconds: milliseconds || performance.now() - since });
    const size = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    try {
      const signal = AbortSignal.timeout(responseTimeoutMs());
      const outgoing = request(
        { hostname, port, path, method, headers: { ...size, ...headers }, signal, agent: false },
        (res) => {
          status = res.statusCode ?? 0;
          got = res.headers;
          milliseconds = performance.now() - since;
          res.on('data', (chunk) => {
            if (text.length < maxTextLength) text += chunk;
          });
          res.on('end', end).on('error', end);
        },
      );
      outgoing.on('error', end);
      outgoing.end(body);
    } catch {
      // What Node itself refuses to send can not be an attack.
      status = 400;
      end();
    }
  });
}
