import { readNumbers as call } from '@datewright/contracts/marketing/read-numbers';
import { readNumbers } from '../numbers/read-numbers.ts';
import type { Route } from './route.ts';

export const readNumbersRoute: Route = (routes, ctx) =>
  routes.call(call, ({ query }) => readNumbers(ctx, query.from, query.to));
