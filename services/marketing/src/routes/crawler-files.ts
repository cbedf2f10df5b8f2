import { robotsFile, rssFile, sitemapFile } from '@datewright/contracts/marketing/crawler-files';
import { renderRobots, renderRss, renderSitemap } from '../use-cases/render-crawler-files.ts';
import type { RouteRegistrar } from './route.ts';

const cacheControl = 'public, max-age=300, stale-while-revalidate=3600, stale-if-error=86400';

export const crawlerFileRoutes: RouteRegistrar = (routes, ctx) => {
  routes.stream(
    robotsFile,
    async ({ res }) => void res.set('cache-control', cacheControl).type('text').send(renderRobots(ctx)),
  );
  routes.stream(sitemapFile, async ({ res }) => {
    const file = await renderSitemap(ctx);
    res.set('cache-control', cacheControl).type('application/xml').send(file);
  });
  routes.stream(rssFile, async ({ res }) => {
    const file = await renderRss(ctx);
    res.set('cache-control', cacheControl).type('application/rss+xml').send(file);
  });
};
