import type { PageRead } from '@datewright/contracts/prerender/page-read';
import type { PageAnswer, PageState } from '@datewright/contracts/prerender/page-state';
import { createStore, type WritableStore } from '../lib/store.ts';
import type { PageHeadProps } from './page-head-props.ts';

/** How the open page was rendered, and its head. */
export interface PageContext {
  /** True if the edge sent the page as HTML, rendered for a visitor without a session. */
  prerendered: boolean;
  /** Responses received so far, keyed by `readKey`. */
  data: Map<string, PageAnswer>;
  /** The variant of an experiment that the edge assigned to this visitor; `null` if it assigned none. */
  variantOf: (experiment: string) => string | null;
  head: WritableStore<PageHeadProps | null>;
  /** The redirect target that the page sets during render instead of showing content. */
  redirectTo: WritableStore<string | null>;
  /** Set during server rendering only: requests data missing from `data`; the promise never resolves. */
  requestData: ((read: PageRead) => Promise<never>) | null;
}

/** Creates the context from the state written by the edge, or from `null` for a page rendered in the browser. */
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
