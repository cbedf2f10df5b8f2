import { getCreditHistory } from '@datewright/contracts/account/get-credit-history';
import { creditHistory } from '../use-cases/credit-history.ts';
import type { Route } from './route.ts';

export const getCreditHistoryRoute: Route = (routes, ctx) =>
  routes.call(getCreditHistory, ({ caller, query }) => creditHistory(ctx, caller.user._id, query.before));
