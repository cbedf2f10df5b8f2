import { isOwnPath, postAuthPath } from '@datewright/sdk/host';

/** Milliseconds after its creation in which an account may still return to the sign-up path. */
const newAccountWindow = 900_000;

const readReturnPath = (search: string) => {
  const asked = new URLSearchParams(search);
  return asked.get('next') ?? asked.get('returnPath') ?? asked.get('from');
};

const pathnameOf = (path: string) => path.split(/[?#]/)[0];

/** The URL is newer than what was stored; for the same page, the stored path has its query too. */
function chooseReturnPath(search: string, stored: string | null): string | null {
  const asked = readReturnPath(search);
  if (asked === null || !isOwnPath(asked)) return stored;
  return stored !== null && pathnameOf(stored) === pathnameOf(asked) ? stored : asked;
}

/** The page to open after sign-in: the one in the URL, or the stored one. Reading it consumes it. */
export const takeReturnPath = (search: string): string | null => chooseReturnPath(search, postAuthPath.take());

/** Like `takeReturnPath`, without consuming it. */
export const peekReturnPath = (search: string): string | null => chooseReturnPath(search, postAuthPath.peek());

/** The page after sign-in: the requested one, else home. */
export function nextPath(search: string, accountCreatedAt: string, now: number): string {
  const wished = takeReturnPath(search);
  const isLateWelcome = wished?.startsWith('/signup') && !isNewAccount(accountCreatedAt, now);
  const path = isLateWelcome ? postAuthPath.take() : wished;
  return path === null || !isOwnPath(path) ? '/' : path;
}

export const isNewAccount = (accountCreatedAt: string, now: number) =>
  now - Date.parse(accountCreatedAt) < newAccountWindow;
