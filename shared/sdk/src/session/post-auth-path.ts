import { readStored, writeStored } from '../host/browser-storage.ts';

const key = 'postAuthRedirect';

/** True for a path of our own pages: a link that was slipped in can not lead a member elsewhere. */
export function isOwnPath(path: string): boolean {
  if (!/^\/(?![/\\])/.test(path)) return false;
  try {
    return new URL(path, 'https://own.invalid').origin === 'https://own.invalid';
  } catch {
    return false;
  }
}

/** Where a member goes after signing in: remembered once in this tab, own paths only, used once. */
export const postAuthPath = {
  remember(path: string): void {
    if (isOwnPath(path)) writeStored('sessionStorage', key, path);
  },
  /** Answers the remembered path, or null, and forgets it. */
  take(): string | null {
    const path = readStored('sessionStorage', key);
    writeStored('sessionStorage', key, null);
    return path !== null && isOwnPath(path) ? path : null;
  },
};
