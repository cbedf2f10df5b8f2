import { isOwnPath, postAuthPath } from '@datewright/sdk/host';

/** How long after its making an account may still be led back to the sign-up path that it came from, in ms. */
const freshAccount = 900_000;

const askedBy = (search: string) => {
  const asked = new URLSearchParams(search);
  return asked.get('next') ?? asked.get('returnPath') ?? asked.get('from');
};

/** Where somebody wants to go who signs in: what the page before remembered, or what the address asks for. Asked once. */
export const takeWish = (search: string): string | null => postAuthPath.take() ?? askedBy(search);

/** The same, and it stays remembered. */
export function peekWish(search: string): string | null {
  const path = postAuthPath.peek() ?? askedBy(search);
  return path !== null && isOwnPath(path) ? path : null;
}

/** Where a member goes after signing in: where they want to, else home. */
export function nextPath(search: string, accountCreatedAt: string, now: number): string {
  const wished = takeWish(search);
  const isLateWelcome = wished?.startsWith('/signup') && !isFresh(accountCreatedAt, now);
  const path = isLateWelcome ? postAuthPath.take() : wished;
  return path === null || !isOwnPath(path) ? '/' : path;
}

export const isFresh = (accountCreatedAt: string, now: number) => now - Date.parse(accountCreatedAt) < freshAccount;
