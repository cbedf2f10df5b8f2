import { getComposition } from '@datewright/contracts/registry/get-composition';
import { compose } from '../use-cases/compose.ts';
import type { Route } from './route.ts';

export const compositionRoute: Route = (routes, context) => {
  routes.call(getComposition, ({ query }) => compose(context, query.visitor));
};
