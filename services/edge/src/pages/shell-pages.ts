import type { Composition } from '@datewright/contracts/registry/get-composition';
import { LRUCache } from 'lru-cache';
import { type EncodedBody, encodeBody } from '../encoded-body.ts';
import type { Shell } from '../shell/load-shell.ts';
import type { Variants } from '../visitors/variants.ts';
import { composeShellPage } from './compose-shell-page.ts';
import type { FoundRoute } from './render-target.ts';

/** Pages of the shell, each composed and compressed once for all visitors with the same versions and variants. */
export interface ShellPages {
  get(shell: Shell, found: FoundRoute | undefined, composition: Composition, variants: Variants): Promise<EncodedBody>;
}

/** Visitors with the same versions have the same composition, the very object. */
function createObjectIds(): (one: object) => number {
  const ids = new WeakMap<object, number>();
  let last = 0;
  return (one) => {
    const id = ids.get(one) ?? ++last;
    ids.set(one, id);
    return id;
  };
}

export function createShellPages(): ShellPages {
  const idOf = createObjectIds();
  const pages = new LRUCache<string, EncodedBody, Parameters<typeof composeShellPage>>({
    maxSize: 8 * 1024 * 1024,
    sizeCalculation: ({ bytes }) => bytes.length,
    fetchMethod: (_name, _stale, { context }) => encodeBody('text/html', Buffer.from(composeShellPage(...context))),
  });
  return {
    get(shell, found, composition, variants) {
      const route = found && [found.remote.card.name, found.route.path];
      const name = JSON.stringify([idOf(shell), idOf(composition), route, variants]);
      return pages.forceFetch(name, { context: [shell.page, found, composition, variants] });
    },
  };
}
