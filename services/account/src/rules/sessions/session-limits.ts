import type { Session } from '../../data/sessions/session-repository.ts';
import type { User } from '../../data/user-repository.ts';

const day = 24 * 3600_000;
/** Milliseconds without a visit after which a session has ended. */
const idleTimeout = 14 * day;
/** Milliseconds after which a session has ended however busy it was. */
export const sessionLifetime = 90 * day;
/** How precisely visits are kept: writing each of them would cost more than it tells. */
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
