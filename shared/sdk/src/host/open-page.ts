import type { PageRead } from '@datewright/contracts/prerender/page-read';
import type { PageAnswer, PageState } from '@datewright/contracts/prerender/page-state';
import type { PageHeadProps } from './page-head-props.ts';
import { createStore, type WritableStore } from './store.ts';

/** How the page began that is open, and what it says of itself. */
export interface OpenPage {
  /** It came as HTML, as a visitor without a session sees it. */
  prerendered: boolean;
  /** What its calls answered so far, by `readKey`. */
  data: Map<string, PageAnswer>;
  /** The variant of an experiment that the edge chose for this visitor; `null` when it chose none. */
  variantOf: (experiment: string) => string | null;
  head: WritableStore<PageHeadProps | null>;
  /** Where the page leads instead of showing something, as it is drawn. */
  leadsTo: WritableStore<string | null>;
  /** Set while the page is drawn as HTML: asks for what is not in `data`, and never comes back. */
  ask: ((read: PageRead) => Promise<never>) | null;
}

/** The page of a state that the edge wrote, or one that began in the browser. */
export function openPage(state: PageState | null, ask: OpenPage['ask'] = null): OpenPage {
  const variants = new Map(Object.entries(state?.variants ?? {}));
  return {
    prerendered: state?.prerendered ?? false,
    data: new Map(Object.entries(state?.data ?? {})),
    variantOf: (experiment) => variants.get(experiment) ?? null,
    head: createStore<PageHeadProps | null>(null),
    leadsTo: createStore<string | null>(null),
    ask,
  };
}
