import { getComposition } from '@datewright/contracts/registry/get-composition';
import { buildComposition } from '../use-cases/build-composition.ts';
import type { Route } from './route.ts';

export const compositionRoute: Route = (routes, context) => {
  routes.call(getComposition, ({ query }) => buildComposition(context, query.visitor));
};
