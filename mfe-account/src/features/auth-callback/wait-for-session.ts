import type { SessionUser } from '@datewright/contracts/account/session-user';

/** Milliseconds before each check for the session of a code: at once, after 2 s, after 3 s more. */
const retryDelaysWithCode = [0, 2000, 3000];

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The signed-in user as soon as there is one; `null` after the last check. */
export async function waitForSession(
  withCode: boolean,
  look: () => Promise<SessionUser | null>,
  wait: (ms: number) => Promise<void> = sleep,
): Promise<SessionUser | null> {
  for (const pause of withCode ? retryDelaysWithCode : [0]) {
    if (pause > 0) await wait(pause);
    const user = await look();
    if (user) return user;
  }
  return null;
}
