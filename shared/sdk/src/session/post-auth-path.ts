import { readStored, writeStored } from '../lib/browser-storage.ts';

const key = 'postAuthRedirect';
/** The destination from before a registration, shared by all tabs because the mailed link opens in a new one. */
const sharedKey = 'afterRegistering';
/** Milliseconds: as long as the mailed link is valid. */
const sharedLifetimeMs = 24 * 3600_000;
const maxPathLength = 2000;

/** True for a path on our own origin, which prevents open redirects. */
export function isOwnPath(path: string): boolean {
  if (!/^\/(?![/\\])/.test(path)) return false;
  try {
    return new URL(path, 'https://own.invalid').origin === 'https://own.invalid';
  } catch {
    return false;
  }
}

/** Stored as `<time> <path>`. */
function readShared(now: number): string | null {
  const [, at, path] = /^(\d+) (.+)$/.exec(readStored('localStorage', sharedKey) ?? '') ?? [];
  return path !== undefined && now - Number(at) < sharedLifetimeMs ? path : null;
}

const toOwnPath = (path: string | null) => (path !== null && isOwnPath(path) ? path : null);
const readTab = () => toOwnPath(readStored('sessionStorage', key));

/**
 * The path that a member returns to after signing in: own paths only, used once. The path of this tab takes precedence
 * over that of a registration.
 */
export const postAuthPath = {
  remember(path: string): void {
    if (isOwnPath(path)) writeStored('sessionStorage', key, path);
  },
  /** Returns the remembered path, or `null`. */
  peek: (now = Date.now()): string | null => readTab() ?? toOwnPath(readShared(now)),
  /** Returns the remembered path, or `null`, and deletes it. */
  take(now = Date.now()): string | null {
    const tab = readTab();
    const shared = readShared(now);
    writeStored('sessionStorage', key, null);
    if (tab === null || tab === shared) writeStored('localStorage', sharedKey, null);
    return tab ?? toOwnPath(shared);
  },
  /** Deletes the path of this tab if it is `path`. */
  forget(path: string): void {
    if (readTab() === path) writeStored('sessionStorage', key, null);
  },
  /** Stores the path for the tab that opens after a registration; `null` clears it. */
  share(path: string | null, now = Date.now()): void {
    const kept = path !== null && path.length <= maxPathLength && isOwnPath(path) ? `${now} ${path}` : null;
    writeStored('localStorage', sharedKey, kept);
  },
};
