import { type IncomingHttpHeaders, request } from 'node:http';
import { responseTimeoutMs } from './time-limits.ts';

export interface RawRequest {
  method: string;
  /** Sent unchanged: no client normalises it. */
  path: string;
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
}

export interface RawResponse {
  /** 0 when no answer came in time: see `responseTimeoutMs`. */
  status: number;
  text: string;
  headers: IncomingHttpHeaders;
  /** Milliseconds until the answer began. */
  milliseconds: number;
}

const maxTextLength = 1_000_000;

/** Sends one request; never throws. */
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
      // A request that Node refuses to send can't be an attack.
      status = 400;
      end();
    }
  });
}
