import type { ComposedRemote } from '@datewright/contracts/registry/get-composition';

const requested = new Set<string>();

/**
 * Downloads the scripts of a remote's first paint without running them: a released remote that throws or never ends
 * must not reach pages that do not show it. The browser reuses the downloads, because they match the later script tags
 * in URL, CORS mode and integrity.
 */
export function fetchRemote({ base, preload, integrity }: ComposedRemote): void {
  for (const path of preload) {
    const { href } = new URL(`${base}/${path}`, location.origin);
    if (requested.has(href)) continue;
    requested.add(href);
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: 'anonymous', fetchPriority: 'low', href });
    link.integrity = integrity[path] ?? '';
    link.addEventListener('error', () => {
      link.remove();
      requested.delete(href);
    });
    document.head.append(link);
  }
}
