import type { Call } from '@datewright/contracts/call';
import { callUrl } from '@datewright/contracts/call-url';
import { calls } from '@datewright/contracts/calls';
import { errorBody } from '@datewright/contracts/errors';
import { type PageRead, readKey } from '@datewright/contracts/prerender/page-read';
import type { PageAnswer } from '@datewright/contracts/prerender/page-state';
import { z } from '@datewright/contracts/zod';
import { currentRequest } from '@datewright/service-kit/observability/request-scope';

const timeoutMs = 3000;
const maxBytes = 512 * 1024;
/** Error statuses that a page may be rendered with: a retry in a minute would give the same answer. */
const renderableErrorStatuses = new Set([400, 404, 410, 422]);

const publicReadCalls = new Map<string, Call>(
  calls.flatMap((call) =>
    'method' in call && call.method === 'GET' && call.audience === 'open' ? [[call.path, call]] : [],
  ),
);

/** Makes the calls of a page as an anonymous visitor. Throws when one fails: then there is no page. */
export async function readPageData(
  reads: PageRead[],
  serviceUrls: ReadonlyMap<string, string>,
): Promise<Record<string, PageAnswer>> {
  const answers = reads.map(async (read) => [readKey(read), await fetchRead(read, serviceUrls)] as const);
  return Object.fromEntries(await Promise.all(answers));
}

async function fetchRead({ path, params, query }: PageRead, urls: ReadonlyMap<string, string>): Promise<PageAnswer> {
  const call = publicReadCalls.get(path);
  const url = call && urls.get(call.service);
  if (!call || !url) throw new Error(`${path} is no call that a page may read.`);
  const response = await fetch(new URL(callUrl(path, params, query), url), {
    headers: { accept: 'application/json', ...currentRequest().traceHeaders },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await response.text();
  if (text.length > maxBytes) throw new Error(`${path} answers too much for a page.`);
  if (response.ok) return { answer: z.parse(call.response, JSON.parse(text)) };
  if (!renderableErrorStatuses.has(response.status)) throw new Error(`${path} answered ${response.status}.`);
  const { error } = z.parse(errorBody, JSON.parse(text));
  return { error: { code: error.code, message: error.message, requestId: error.requestId, status: response.status } };
}
