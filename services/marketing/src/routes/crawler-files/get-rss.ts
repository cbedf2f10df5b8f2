import { rssFile } from '@datewright/contracts/marketing/crawler-files';
import { renderRss } from '../../use-cases/render-rss.ts';
import { crawlerFileCacheControl } from '../cache-control.ts';
import type { RouteRegistrar } from '../route.ts';

export const getRssRoute: RouteRegistrar = (routes, ctx) =>
  routes.stream(rssFile, async ({ res }) => {
    const feed = await renderRss(ctx);
    res.set('cache-control', crawlerFileCacheControl).type('application/rss+xml').send(feed);
  });
