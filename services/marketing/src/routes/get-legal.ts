import { getLegal } from '@datewright/contracts/marketing/get-legal';
import { legalOf } from '../legal.ts';
import type { Route } from './route.ts';

export const getLegalRoute: Route = (routes, { config }) => {
  routes.call(getLegal, async ({ res }) => {
    res.set('cache-control', 'public, max-age=60');
    return legalOf(config);
  });
};
