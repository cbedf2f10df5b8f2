import type { Call } from '@datewright/contracts/call';
import { type PageRead, readKey } from '@datewright/contracts/prerender/page-read';
import type { PageAnswer } from '@datewright/contracts/prerender/page-state';
import type { z } from '@datewright/contracts/zod';
import { ApiError, type ApiErrorCode, useApi, usePageContext } from '@datewright/sdk/host';
import { use, useCallback, useEffect, useState } from 'react';

type ReadInput = Omit<PageRead, 'path'>;

export interface PageData<Data> {
  /** `null` until the data is loaded, and if loading failed. */
  data: Data | null;
  status: 'loading' | 'ready' | 'failed';
  /** The error while the status is `failed`. */
  error: unknown;
  retry: () => void;
}

/** Calls that are under way, by page and key: components that need the same data share one call. */
const pending = new WeakMap<object, Map<string, Promise<unknown>>>();

function shareCall(page: object, key: string, call: () => Promise<unknown>): Promise<unknown> {
  const calls = pending.get(page) ?? new Map<string, Promise<unknown>>();
  pending.set(page, calls);
  const known = calls.get(key);
  if (known) return known;
  const started = call().finally(() => calls.delete(key));
  calls.set(key, started);
  return started;
}

/**
 * Loads the data an open page needs to render: one GET, the same for every visitor, once per visit. Prerendered pages
 * have it on first render.
 */
export function usePageData<C extends Call<'open'>>(
  call: C,
  input: ReadInput = {},
): PageData<z.core.output<C['response']>> {
  const api = useApi();
  const page = usePageContext();
  const key = readKey({ path: call.path, ...input });
  const [failed, setFailed] = useState<{ key: string; error: unknown } | null>(null);
  const [, drawn] = useState(0);
  const [tries, setTries] = useState(0);
  if (page.requestData && !page.data.has(key)) use(page.requestData({ path: call.path, ...input }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the input, a try asks again
  useEffect(() => {
    if (page.data.has(key)) return;
    let here = true;
    const load = api.call as (call: Call, input: ReadInput) => Promise<unknown>;
    const asked = shareCall(page, key, () => load(call, input));
    asked.then(
      (answer) => {
        page.data.set(key, { answer });
        if (here) drawn((count) => count + 1);
      },
      (error) => here && setFailed({ key, error }),
    );
    return () => {
      here = false;
    };
  }, [api, page, key, tries]);
  const retry = useCallback(() => {
    page.data.delete(key);
    setFailed(null);
    setTries((count) => count + 1);
  }, [page, key]);
  const known = page.data.get(key);
  const error = known ? toApiError(known) : failed?.key === key ? failed.error : null;
  const data = known && 'answer' in known ? (known.answer as z.core.output<C['response']>) : null;
  return { data, status: data !== null ? 'ready' : error !== null ? 'failed' : 'loading', error, retry };
}

function toApiError(known: PageAnswer): unknown {
  if (!('error' in known)) return null;
  return new ApiError({ ...known.error, code: known.error.code as ApiErrorCode });
}
