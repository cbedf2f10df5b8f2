import { createHash } from 'node:crypto';
import type { Bundle } from '@datewright/contracts/prerender/render-page';

/** Caches code by its hash and evicts the least recently used. */
export interface BundleFiles {
  /** False when the hash of the code is another one. */
  add(integrity: string, code: string): boolean;
  missing(bundle: Bundle): string[];
  /** The code of each file by its hash, of a bundle that is complete. */
  read(bundle: Bundle): { path: string; integrity: string; code: string }[];
}

const maxBytes = 60 * 1024 * 1024;

export function createBundleFiles(): BundleFiles {
  const kept = new Map<string, string>();
  let bytes = 0;

  function makeRoom(): void {
    for (const [integrity, code] of kept) {
      if (bytes <= maxBytes) return;
      bytes -= code.length;
      kept.delete(integrity);
    }
  }

  return {
    add(integrity, code) {
      if (integrity !== `sha384-${createHash('sha384').update(code).digest('base64')}`) return false;
      if (kept.has(integrity)) return true;
      kept.set(integrity, code);
      bytes += code.length;
      makeRoom();
      return true;
    },
    missing: ({ files }) => files.map(({ integrity }) => integrity).filter((integrity) => !kept.has(integrity)),
    read: ({ files }) =>
      files.map(({ path, integrity }) => {
        const code = kept.get(integrity) ?? '';
        kept.delete(integrity);
        kept.set(integrity, code);
        return { path, integrity, code };
      }),
  };
}
