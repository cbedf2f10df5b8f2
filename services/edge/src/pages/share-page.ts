import { callsOfRevision } from '@datewright/contracts/marketing/get-posts-revision';
import { pathOfRead } from '@datewright/contracts/prerender/page-read';
import type { Response } from 'express';
import type { StoredPage } from './page-store.ts';

/** What a page is purged by: every page when a release changes it, those that show posts when one of these changes. */
export type CacheTag = 'pages' | 'posts';

/** Seconds for which a CDN may answer with its copy. Where no purge is sent, a change is seen this much later. */
const freshSeconds = 60;
/** Seconds more in which it may send the old copy while it fetches the new one, so that no visitor waits. */
const staleSeconds = 60;

const cacheControl = `public, max-age=0, s-maxage=${freshSeconds}, stale-while-revalidate=${staleSeconds}`;

const listTags = ({ data }: StoredPage): CacheTag[] =>
  Object.keys(data).some((key) => callsOfRevision.includes(pathOfRead(key))) ? ['pages', 'posts'] : ['pages'];

/** Lets a CDN answer other visitors without a cookie with this page: nothing of this request may be in it. */
export function sharePage(res: Response, stored: StoredPage): void {
  res.removeHeader('x-request-id');
  res.set({ 'cache-control': cacheControl, 'cache-tag': listTags(stored).join(',') });
}
