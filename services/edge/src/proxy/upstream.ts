import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@datewright/service-kit/errors';
import type { Logger } from 'pino';
import { type Dispatcher, Pool } from 'undici';

/** Longer than the longest answer of a service: an AI request ends by itself before that. */
const patience = 45_000;
/** Idle connections end here well before they end at the services. */
const idle = 30_000;
/** Milliseconds before each new try: a service that is started anew is back within them. */
const waits = [50, 150, 400, 900];

type Ask = Dispatcher.RequestOptions & { body?: Buffer | Readable };

/** One service behind the edge, asked through its own connections, so that it alone is slow when it is slow. */
export interface Upstream {
  /** Throws `unavailable`: with `retryAfter` when too many wait already, without when there is no answer. */
  ask(request: Ask): Promise<Dispatcher.ResponseData>;
}

/** How many are asked at once, and how many wait for their turn. */
export interface Room {
  connections: number;
  waiting: number;
}

const codeOf = (error: unknown) => (error as { code?: string } | null)?.code ?? '';
/** Nothing was sent: any call may be tried again. */
const unreached = new Set(['ECONNREFUSED', 'EAI_AGAIN']);
/** Something may have been sent: only a call that changes nothing may be tried again. */
const broken = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

function mayRepeat(error: unknown, { method, body }: Ask): boolean {
  if (body !== undefined && !Buffer.isBuffer(body)) return false;
  const code = codeOf(error);
  return unreached.has(code) || (broken.has(code) && (method === 'GET' || method === 'HEAD'));
}

export function upstream(name: string, url: string, { connections, waiting }: Room, log: Logger): Upstream {
  const pool = new Pool(url, {
    connections,
    pipelining: 1,
    headersTimeout: patience,
    bodyTimeout: patience,
    keepAliveTimeout: idle,
    keepAliveMaxTimeout: idle,
    connectTimeout: 2000,
  });
  /** Once all tries failed, each call is tried once, until one succeeds: a dead service is said to be dead at once. */
  let dead = false;

  async function attempt(request: Ask, tries: number[]): Promise<Dispatcher.ResponseData> {
    try {
      return await pool.request(request);
    } catch (error) {
      const [wait, ...left] = tries;
      if (wait === undefined || !mayRepeat(error, request)) throw error;
      await sleep(wait, undefined, { signal: request.signal as AbortSignal });
      return attempt(request, left);
    }
  }

  return {
    async ask(request) {
      if (pool.stats.queued >= waiting) throw new AppError('unavailable', { retryAfter: 1 });
      try {
        const answer = await attempt(request, dead ? [] : waits);
        dead = false;
        return answer;
      } catch (cause) {
        dead ||= unreached.has(codeOf(cause));
        if (codeOf(cause) === 'UND_ERR_INVALID_ARG') throw new AppError('invalid_request', { cause });
        log.warn({ err: cause, service: name }, 'a service did not answer');
        throw new AppError('unavailable', { cause });
      }
    },
  };
}
