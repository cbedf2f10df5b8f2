import { use } from 'react';
import { useHost } from '../host/host-context.ts';
import type { Locale } from '../lib/locale.ts';
import { useStore } from '../lib/store.ts';

/**
 * Creates the `useCopy` hook of one app. English is bundled; other locales load on demand and suspend the component. A
 * locale that is missing or fails to load falls back to English.
 */
export function createCopy<Copy>(english: Copy, others: Partial<Record<Locale, () => Promise<Copy>>> = {}): () => Copy {
  const loading = new Map<Locale, Promise<Copy>>();
  const load = (locale: Locale): Promise<Copy> | null => {
    const start = others[locale];
    if (!start) return null;
    const copy = loading.get(locale) ?? start().catch(() => english);
    loading.set(locale, copy);
    return copy;
  };
  // biome-ignore lint/correctness/noComponentHookFactories: called once per app, at module level
  return function useCopy() {
    const copy = load(useStore(useHost().locale));
    return copy ? use(copy) : english;
  };
}
