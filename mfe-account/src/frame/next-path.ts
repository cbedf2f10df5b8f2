import { isOwnPath, postAuthPath } from '@datewright/sdk/host';

/** How long after its making an account may still be led back to the sign-up path that it came from, in ms. */
const freshAccount = 900_000;

/** Where somebody wants to go who signs in: what the page before remembered, or what the address asks for. Asked once. */
export function takeWish(search: string): string | null {
  const asked = new URLSearchParams(search);
  return postAuthPath.take() ?? asked.get('next') ?? asked.get('returnPath');
}

/** Where a member goes after signing in: where they want to, else home. */
export function nextPath(search: string, accountCreatedAt: string, now: number): string {
  const path = takeWish(search);
  if (path === null || !isOwnPath(path)) return '/';
  return path.startsWith('/signup') && !isFresh(accountCreatedAt, now) ? '/' : path;
}

export const isFresh = (accountCreatedAt: string, now: number) => now - Date.parse(accountCreatedAt) < freshAccount;
