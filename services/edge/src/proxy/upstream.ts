import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { isNotProcessed } from '@datewright/service-kit/http/closing-notice';
import type { Logger } from 'pino';
import { type Dispatcher, Pool } from 'undici';

/** Longer than the longest response of a service: an AI request times out before that. */
const responseTimeoutMs = 45_000;
/** Idle connections close here well before the services close them. */
const idleTimeoutMs = 30_000;
/** Milliseconds before each retry: a restarting service is back within their sum. */
const retryDelaysMs = [50, 150, 400, 900];

type UpstreamRequest = Dispatcher.RequestOptions & { body?: Buffer | Readable };

/** One service behind the edge with its own connection pool, so that a slow service delays only its own calls. */
export interface Upstream {
  /** Throws `unavailable`: with `retryAfter` when the queue is full, without it when there is no answer. */
  request(request: UpstreamRequest): Promise<Dispatcher.ResponseData>;
}

/** How many requests run at once, and how many wait in the queue. */
export interface PoolLimits {
  connections: number;
  waiting: number;
}

const errorCode = (error: unknown) => (error as { code?: string } | null)?.code ?? '';
/** The service was stopping and closed the connection on which the request was sent. */
const notProcessedCode = 'NOT_PROCESSED';
/** Nothing was processed: any call may be retried. */
const connectErrorCodes = new Set(['ECONNREFUSED', 'EAI_AGAIN', notProcessedCode]);
/** The request may have been sent: only a call that changes nothing may be retried. */
const connectionLostCodes = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

function canRetry(error: unknown, { method, body }: UpstreamRequest): boolean {
  if (body !== undefined && !Buffer.isBuffer(body)) return false;
  const code = errorCode(error);
  return connectErrorCodes.has(code) || (connectionLostCodes.has(code) && (method === 'GET' || method === 'HEAD'));
}

export function createUpstream(name: string, url: string, { connections, waiting }: PoolLimits, log: Logger): Upstream {
  const pool = new Pool(url, {
    connections,
    pipelining: 1,
    headersTimeout: responseTimeoutMs,
    bodyTimeout: responseTimeoutMs,
    keepAliveTimeout: idleTimeoutMs,
    keepAliveMaxTimeout: idleTimeoutMs,
    connectTimeout: 2000,
  });
  /** After all retries failed, each call gets one try until one succeeds, so that a dead service fails fast. */
  let dead = false;

  async function attempt(request: UpstreamRequest, tries: number[]): Promise<Dispatcher.ResponseData> {
    try {
      const answer = await pool.request(request);
      if (!isNotProcessed(answer.statusCode, (name) => answer.headers[name])) return answer;
      await answer.body.dump();
      throw Object.assign(new Error('The service closed the connection.'), { code: notProcessedCode });
    } catch (error) {
      const [wait, ...left] = tries;
      if (wait === undefined || !canRetry(error, request)) throw error;
      await sleep(wait, undefined, { signal: request.signal as AbortSignal });
      return attempt(request, left);
    }
  }

  return {
    async request(request) {
      if (pool.stats.queued >= waiting) throw new AppError('unavailable', { retryAfter: 1 });
      try {
        const answer = await attempt(request, dead ? [] : retryDelaysMs);
        dead = false;
        return answer;
      } catch (cause) {
        dead ||= connectErrorCodes.has(errorCode(cause));
        if (errorCode(cause) === 'UND_ERR_INVALID_ARG') throw new AppError('invalid_request', { cause });
        log.warn({ err: cause, service: name }, 'a service did not answer');
        throw new AppError('unavailable', { cause });
      }
    },
  };
}
