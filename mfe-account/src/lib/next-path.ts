import { isOwnPath, postAuthPath } from '@datewright/sdk/host';

/** Milliseconds after its creation in which an account may still return to the sign-up path. */
const newAccountWindow = 900_000;

const readReturnPath = (search: string) => {
  const asked = new URLSearchParams(search);
  return asked.get('next') ?? asked.get('returnPath') ?? asked.get('from');
};

/** The page to open after sign-in: the stored one, or the one in the URL. Reading it consumes it. */
export const takeReturnPath = (search: string): string | null => postAuthPath.take() ?? readReturnPath(search);

/** Like `takeReturnPath`, without consuming it. */
export function peekReturnPath(search: string): string | null {
  const path = postAuthPath.peek() ?? readReturnPath(search);
  return path !== null && isOwnPath(path) ? path : null;
}

/** The page after sign-in: the requested one, else home. */
export function nextPath(search: string, accountCreatedAt: string, now: number): string {
  const wished = takeReturnPath(search);
  const isLateWelcome = wished?.startsWith('/signup') && !isNewAccount(accountCreatedAt, now);
  const path = isLateWelcome ? postAuthPath.take() : wished;
  return path === null || !isOwnPath(path) ? '/' : path;
}

export const isNewAccount = (accountCreatedAt: string, now: number) =>
  now - Date.parse(accountCreatedAt) < newAccountWindow;
