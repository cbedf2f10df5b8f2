import { readStored, writeStored } from '../lib/browser-storage.ts';
import { isOwnPath } from './post-auth-path.ts';

const key = 'lastToolPage';
const maxPathLength = 2000;

/**
 * The page of a tool that the member saw last in this tab, to return to after paying. The shell remembers it, so it is
 * right whichever gate led to the plans.
 */
export const lastToolPage = {
  remember(path: string): void {
    if (path.length <= maxPathLength && isOwnPath(path)) writeStored('sessionStorage', key, path);
  },
  /** Returns the remembered path, or `null`. */
  peek(): string | null {
    const path = readStored('sessionStorage', key);
    return path !== null && isOwnPath(path) ? path : null;
  },
};
