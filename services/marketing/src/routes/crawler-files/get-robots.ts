import { robotsFile } from '@datewright/contracts/marketing/crawler-files';
import { renderRobots } from '../../use-cases/render-robots.ts';
import { crawlerFileCacheControl } from '../cache-control.ts';
import type { RouteRegistrar } from '../route.ts';

export const getRobotsRoute: RouteRegistrar = (routes, ctx) =>
  routes.stream(
    robotsFile,
    async ({ res }) => void res.set('cache-control', crawlerFileCacheControl).type('text').send(renderRobots(ctx)),
  );
