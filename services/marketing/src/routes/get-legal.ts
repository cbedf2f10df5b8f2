import { getLegal } from '@datewright/contracts/marketing/get-legal';
import { toLegal } from '../rules/legal-config.ts';
import type { RouteRegistrar } from './route.ts';

export const getLegalRoute: RouteRegistrar = (routes, { config }) => {
  routes.call(getLegal, async ({ res }) => {
    res.set('cache-control', 'public, max-age=60');
    return toLegal(config);
  });
};
