import { isOwnPath, postAuthPath } from '@datewright/sdk/host';

/** How long after its making an account may still be led back to the sign-up path that it came from, in ms. */
const freshAccount = 900_000;

/** Where a member goes after signing in: what the page before remembered, what the address asks for, else home. */
export function nextPath(search: string, accountCreatedAt: string, now: number): string {
  const remembered = postAuthPath.take();
  const asked = new URLSearchParams(search);
  const path = remembered ?? asked.get('next') ?? asked.get('returnPath');
  if (path === null || !isOwnPath(path)) return '/';
  const isNew = now - Date.parse(accountCreatedAt) < freshAccount;
  return path.startsWith('/signup') && !isNew ? '/' : path;
}
