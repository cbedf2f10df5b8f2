import { robotsFile, rssFile, sitemapFile } from '@datewright/contracts/marketing/feeds';
import { robots, rss, sitemap } from '../use-cases/machine-files.ts';
import type { Route } from './route.ts';

const kept = 'public, max-age=300, stale-while-revalidate=3600, stale-if-error=86400';

export const machineFilesRoutes: Route = (routes, ctx) => {
  routes.stream(robotsFile, async ({ res }) => void res.set('cache-control', kept).type('text').send(robots(ctx)));
  routes.stream(sitemapFile, async ({ res }) => {
    const file = await sitemap(ctx);
    res.set('cache-control', kept).type('application/xml').send(file);
  });
  routes.stream(rssFile, async ({ res }) => {
    const file = await rss(ctx);
    res.set('cache-control', kept).type('application/rss+xml').send(file);
  });
};
