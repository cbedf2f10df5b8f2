import { readStored, writeStored } from '../lib/browser-storage.ts';

const key = 'postAuthRedirect';
/** What whoever registered wanted, for all tabs: the mailed link opens in another one. */
const sharedKey = 'afterRegistering';
/** Milliseconds: as long as the mailed link is good. */
const sharedLifetimeMs = 24 * 3600_000;
const maxPathLength = 2000;

/** True for a path of our own pages: a link that was slipped in can not lead a member elsewhere. */
export function isOwnPath(path: string): boolean {
  if (!/^\/(?![/\\])/.test(path)) return false;
  try {
    return new URL(path, 'https://own.invalid').origin === 'https://own.invalid';
  } catch {
    return false;
  }
}

/** Kept as `<time> <path>`. */
function readShared(now: number): string | null {
  const [, at, path] = /^(\d+) (.+)$/.exec(readStored('localStorage', sharedKey) ?? '') ?? [];
  return path !== undefined && now - Number(at) < sharedLifetimeMs ? path : null;
}

const toOwnPath = (path: string | null) => (path !== null && isOwnPath(path) ? path : null);
const readTab = () => toOwnPath(readStored('sessionStorage', key));

/** Where a member goes after signing in: own paths only, used once. This tab's comes before that of a registration. */
export const postAuthPath = {
  remember(path: string): void {
    if (isOwnPath(path)) writeStored('sessionStorage', key, path);
  },
  /** The remembered path, or null. */
  peek: (now = Date.now()): string | null => readTab() ?? toOwnPath(readShared(now)),
  /** Answers the remembered path, or null, and forgets it. */
  take(now = Date.now()): string | null {
    const tab = readTab();
    const shared = readShared(now);
    writeStored('sessionStorage', key, null);
    if (tab === null || tab === shared) writeStored('localStorage', sharedKey, null);
    return tab ?? toOwnPath(shared);
  },
  /** Forgets the path in this tab, if it is this one. */
  forget(path: string): void {
    if (readTab() === path) writeStored('sessionStorage', key, null);
  },
  /** For whichever tab of this browser goes on after a registration; null: that one wanted nothing. */
  share(path: string | null, now = Date.now()): void {
    const kept = path !== null && path.length <= maxPathLength && isOwnPath(path) ? `${now} ${path}` : null;
    writeStored('localStorage', sharedKey, kept);
  },
};
