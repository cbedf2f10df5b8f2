import { getWithdrawal } from '@datewright/contracts/account/get-withdrawal';
import { readWithdrawal } from '../use-cases/billing/read-withdrawal.ts';
import type { Route } from './route.ts';

export const getWithdrawalRoute: Route = (routes, ctx) =>
  routes.call(getWithdrawal, ({ caller }) => readWithdrawal(ctx, caller.user));
