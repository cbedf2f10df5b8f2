import type { Page } from 'playwright-core';

/** Messages of the browser, not of the page. */
const isBrowserNote = /was preloaded using link preload but not used|Service Worker registration blocked/;
const isFailedRequest = /^Failed to load resource/;

export interface PageErrors {
  /** Each once. */
  list: () => string[];
  /** The shell saw the remote fail. */
  addFailedView: () => void;
  /** From now on another remote's page is shown: only errors from scripts of the remote count. */
  expectOthers: () => void;
}

/** Collects what the page throws and logs as errors. */
export function watchErrors(page: Page, base: string): PageErrors {
  const found = new Set<string>();
  let isLeft = false;
  let isFailed = false;
  const isCounted = (source: string | undefined) => !isLeft || source?.includes(`${base}/`) === true;
  page.on('pageerror', (error) => isCounted(error.stack) && found.add(`threw: ${error.message}`));
  page.on('crash', () => found.add('ended the process of its page: it needs too much memory.'));
  page.on('console', (message) => {
    if (message.type() !== 'error' || isBrowserNote.test(message.text())) return;
    const { url } = message.location();
    // Calls find no service in a trial, and the browser logs each.
    if (isFailedRequest.test(message.text()) && !new URL(url, 'http://none').pathname.startsWith(`${base}/`)) return;
    if (isCounted(url)) found.add(`logged an error: ${message.text()}`);
  });
  return {
    list: () => {
      // The shell mostly saw what is listed already.
      if (isFailed && found.size === 0) return ['does not load, throws or keeps the page from answering.'];
      return [...found];
    },
    addFailedView: () => {
      isFailed = true;
    },
    expectOthers: () => {
      isLeft = true;
    },
  };
}
