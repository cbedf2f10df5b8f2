import { listEndedSessions } from '@datewright/contracts/account/list-ended-sessions';
import type { Logger } from 'pino';
import { AppError } from '../errors/app-error.ts';
import { createServiceClient } from '../http/service-client.ts';
import type { Member } from './member-token.ts';

/** Milliseconds between two looks, that a look may take, and that an end is kept: longer than a token lives. */
const pollIntervalMs = 1000;
const requestTimeoutMs = 2000;
const retentionMs = 10 * 60_000;
/** Milliseconds after which what is known is too old to write by. */
const maxStalenessMs = 10_000;

/** Which sessions have ended while access tokens of theirs may still be good. */
export interface EndedSessions {
  /** False until the first list has come: a service is not ready before. */
  readonly isLoaded: boolean;
  /**
   * Throws `session_ended` for a member whose session has ended. Throws `unavailable` while nothing is known, and for
   * anything but a GET while what is known is over ten seconds old. Asks nobody.
   */
  check(member: Member, method: string): void;
  stop(): void;
}

interface EndedEntry {
  /** The member's sessions of an older epoch; one named session has none. */
  epoch: number;
  until: number;
}

/** Asks the account service every second who is out, from now until `stop`. */
export function watchEndedSessions(
  config: { ACCOUNT_URL: string; SERVICE_TOKEN: string },
  log: Logger,
  now: () => number = () => performance.now(),
): EndedSessions {
  const call = createServiceClient({
    baseUrl: config.ACCOUNT_URL,
    token: config.SERVICE_TOKEN,
    timeout: requestTimeoutMs,
  });
  const sessions = new Map<string, EndedEntry>();
  const members = new Map<string, EndedEntry>();
  let after: string | undefined;
  let knownAt: number | undefined;
  let isSilent = false;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  function keep(ended: Map<string, EndedEntry>, id: string, epoch: number, until: number) {
    // The newest stand last, so that the oldest are found without looking at all.
    ended.delete(id);
    ended.set(id, { epoch, until });
    for (const [oldest, { until: end }] of ended) {
      if (end > until - retentionMs) break;
      ended.delete(oldest);
    }
  }

  async function look() {
    const asked = now();
    const answer = await call(listEndedSessions, {}, after === undefined ? {} : { after });
    for (const sid of answer.sessions) keep(sessions, sid, 0, asked + retentionMs);
    for (const { userId, epoch } of answer.members) keep(members, userId, epoch, asked + retentionMs);
    after = answer.cursor;
    knownAt = asked;
  }

  async function lookOn() {
    const started = now();
    const error = await look().then(
      () => undefined,
      (failure) => failure,
    );
    if (error && !isSilent) log.warn({ err: error }, 'who is signed out is not known any more');
    isSilent = error !== undefined;
    if (!isStopped) timer = setTimeout(lookOn, Math.max(0, pollIntervalMs - (now() - started))).unref();
  }
  void lookOn();

  return {
    get isLoaded() {
      return knownAt !== undefined;
    },
    check({ userId, sessionId, epoch }, method) {
      if (knownAt === undefined) throw new AppError('unavailable', { retryAfter: 1 });
      if (sessions.has(sessionId) || epoch < (members.get(userId)?.epoch ?? 0)) throw new AppError('session_ended');
      if (method !== 'GET' && now() - knownAt > maxStalenessMs) throw new AppError('unavailable', { retryAfter: 1 });
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
