import { listEndedSessions } from '@datewright/contracts/account/list-ended-sessions';
import type { Logger } from 'pino';
import { poll } from '../background/poll.ts';
import { AppError } from '../errors/app-error.ts';
import { createServiceClient } from '../http/service-client.ts';
import type { Member } from './member-token.ts';

const pollIntervalMs = 1000;
const requestTimeoutMs = 2000;
/** Longer than an access token lives. */
const retentionMs = 10 * 60_000;
/** Requests that change something are refused when the list is older than this. */
const maxStalenessMs = 10_000;

/** The sessions that ended while their access tokens are still valid. */
export interface EndedSessions {
  /** False until the first list has arrived; the service is not ready before. */
  readonly isLoaded: boolean;
  /**
   * Throws `session_ended` for a member whose session has ended. Throws `unavailable` before the first list, and for any method but
   * GET when the list is over ten seconds old. Makes no call.
   */
  check(member: Member, method: string): void;
  stop(): void;
}

interface EndedEntry {
  /** All sessions of the member with a smaller epoch have ended; 0 for an entry of one session. */
  epoch: number;
  /** When the entry may be forgotten. */
  until: number;
}

/** Asks the account service every second which sessions have ended, until `stop`. */
export function watchEndedSessions(config: { ACCOUNT_URL: string; SERVICE_TOKEN: string }, log: Logger): EndedSessions {
  const call = createServiceClient({
    baseUrl: config.ACCOUNT_URL,
    token: config.SERVICE_TOKEN,
    timeout: requestTimeoutMs,
  });
  const sessions = new Map<string, EndedEntry>();
  const members = new Map<string, EndedEntry>();
  let after: string | undefined;
  let knownAt: number | undefined;

  function keep(ended: Map<string, EndedEntry>, id: string, epoch: number, until: number) {
    // Newest last, so the loop over old entries can stop early.
    ended.delete(id);
    ended.set(id, { epoch, until });
    for (const [oldest, { until: end }] of ended) {
      if (end > until - retentionMs) break;
      ended.delete(oldest);
    }
  }

  async function update() {
    const requestedAt = performance.now();
    const answer = await call(listEndedSessions, {}, after === undefined ? {} : { after });
    for (const sid of answer.sessions) keep(sessions, sid, 0, requestedAt + retentionMs);
    for (const { userId, epoch } of answer.members) keep(members, userId, epoch, requestedAt + retentionMs);
    after = answer.cursor;
    knownAt = requestedAt;
  }

  const stop = poll(update, {
    intervalMs: pollIntervalMs,
    log,
    failureMessage: 'who is signed out is not known any more',
  });

  return {
    get isLoaded() {
      return knownAt !== undefined;
    },
    check({ userId, sessionId, epoch }, method) {
      if (knownAt === undefined) throw new AppError('unavailable', { retryAfter: 1 });
      if (sessions.has(sessionId) || epoch < (members.get(userId)?.epoch ?? 0)) throw new AppError('session_ended');
      if (method !== 'GET' && performance.now() - knownAt > maxStalenessMs)
        throw new AppError('unavailable', { retryAfter: 1 });
    },
    stop,
  };
}
