import { sitemapFile } from '@datewright/contracts/marketing/crawler-files';
import { renderSitemap } from '../../use-cases/render-sitemap.ts';
import { crawlerFileCacheControl } from '../cache-control.ts';
import type { RouteRegistrar } from '../route.ts';

export const getSitemapRoute: RouteRegistrar = (routes, ctx) =>
  routes.stream(sitemapFile, async ({ res }) => {
    const sitemap = await renderSitemap(ctx);
    res.set('cache-control', crawlerFileCacheControl).type('application/xml').send(sitemap);
  });
