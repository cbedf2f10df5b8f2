import { defineCall } from '../call.ts';
import { z } from '../zod.ts';

const base = { service: 'marketing', method: 'GET', audience: 'open', response: z.string() } as const;

/** Well-known paths at the origin, with the call that the edge forwards each to. */
export const crawlerFiles: ReadonlyMap<string, string> = new Map([
  ['/robots.txt', '/v1/marketing/files/robots.txt'],
  ['/sitemap.xml', '/v1/marketing/files/sitemap.xml'],
  ['/blog/rss.xml', '/v1/marketing/files/rss.xml'],
]);

export const robotsFile = defineCall({
  ...base,
  path: '/v1/marketing/files/robots.txt',
  summary: 'What search engines may read.',
});

export const sitemapFile = defineCall({
  ...base,
  path: '/v1/marketing/files/sitemap.xml',
  summary: 'Every public page of the live remotes, and every published post.',
});

export const rssFile = defineCall({
  ...base,
  path: '/v1/marketing/files/rss.xml',
  summary: 'The newest posts as RSS.',
});
