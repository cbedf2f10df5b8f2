import { isOwnPath, postAuthPath } from '@datewright/sdk/host';

/** How long after its making an account may still be led back to the sign-up path that it came from, in ms. */
const newAccountWindow = 900_000;

const readReturnPath = (search: string) => {
  const asked = new URLSearchParams(search);
  return asked.get('next') ?? asked.get('returnPath') ?? asked.get('from');
};

/** Where somebody wants to go who signs in: what the page before remembered, or what the address asks for. Asked once. */
export const takeReturnPath = (search: string): string | null => postAuthPath.take() ?? readReturnPath(search);

/** The same, and it stays remembered. */
export function peekReturnPath(search: string): string | null {
  const path = postAuthPath.peek() ?? readReturnPath(search);
  return path !== null && isOwnPath(path) ? path : null;
}

/** Where a member goes after signing in: where they want to, else home. */
export function nextPath(search: string, accountCreatedAt: string, now: number): string {
  const wished = takeReturnPath(search);
  const isLateWelcome = wished?.startsWith('/signup') && !isNewAccount(accountCreatedAt, now);
  const path = isLateWelcome ? postAuthPath.take() : wished;
  return path === null || !isOwnPath(path) ? '/' : path;
}

export const isNewAccount = (accountCreatedAt: string, now: number) =>
  now - Date.parse(accountCreatedAt) < newAccountWindow;
