import type { Session } from '../../data/sessions/session-repository.ts';
import type { User } from '../../data/user-model.ts';

const day = 24 * 3600_000;
/** Milliseconds without a visit after which a session ends. */
const idleTimeout = 14 * day;
/** Milliseconds after which a session ends, however active it is. */
export const sessionLifetime = 90 * day;
/** Milliseconds between two stored visits, to save writes. */
export const lastSeenPrecision = 5 * 60_000;

export function isAlive(session: Session, user: User, now: number): boolean {
  return (
    session.userId === user._id &&
    !session.endedAt &&
    session.epoch === user.sessionEpoch &&
    now < session.expiresAt.getTime() &&
    now - session.seenAt.getTime() < idleTimeout
  );
}

/** Milliseconds. */
export const deviceLifetime = 365 * 24 * 3600_000;
