import type { PageRead } from '@datewright/contracts/prerender/page-read';
import type { PageAnswer, PageState } from '@datewright/contracts/prerender/page-state';
import type { PageHeadProps } from './page-head-props.ts';
import { createStore, type WritableStore } from './store.ts';

/** How the page began that is open, and what it says of itself. */
export interface PageContext {
  /** It came as HTML, as a visitor without a session sees it. */
  prerendered: boolean;
  /** What its calls answered so far, by `readKey`. */
  data: Map<string, PageAnswer>;
  /** The variant of an experiment that the edge chose for this visitor; `null` when it chose none. */
  variantOf: (experiment: string) => string | null;
  head: WritableStore<PageHeadProps | null>;
  /** Where the page leads instead of showing something, as it is drawn. */
  redirectTo: WritableStore<string | null>;
  /** Set while the page is drawn as HTML: asks for what is not in `data`, and never comes back. */
  requestData: ((read: PageRead) => Promise<never>) | null;
}

/** The page of a state that the edge wrote, or one that began in the browser. */
export function createPageContext(state: PageState | null, ask: PageContext['requestData'] = null): PageContext {
  const variants = new Map(Object.entries(state?.variants ?? {}));
  return {
    prerendered: state?.prerendered ?? false,
    data: new Map(Object.entries(state?.data ?? {})),
    variantOf: (experiment) => variants.get(experiment) ?? null,
    head: createStore<PageHeadProps | null>(null),
    redirectTo: createStore<string | null>(null),
    requestData: ask,
  };
}
