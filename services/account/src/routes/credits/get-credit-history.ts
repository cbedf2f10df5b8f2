import { getCreditHistory } from '@datewright/contracts/account/get-credit-history';
import { listCreditHistory } from '../../use-cases/credits/list-credit-history.ts';
import type { Route } from '../route.ts';

export const getCreditHistoryRoute: Route = (routes, ctx) =>
  routes.call(getCreditHistory, ({ caller, query }) => listCreditHistory(ctx, caller.user._id, query.before));
