import { getLegal as call } from '@datewright/contracts/marketing/get-legal';
import { getLegal } from '../use-cases/get-legal.ts';
import type { RouteRegistrar } from './route.ts';

export const getLegalRoute: RouteRegistrar = (routes, ctx) =>
  routes.call(call, async ({ res }) => {
    res.set('cache-control', 'public, max-age=60');
    return getLegal(ctx);
  });
