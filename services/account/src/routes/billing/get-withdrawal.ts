import { getWithdrawal } from '@datewright/contracts/account/get-withdrawal';
import { findWithdrawals } from '../../use-cases/billing/get-withdrawal.ts';
import type { Route } from '../route.ts';

export const getWithdrawalRoute: Route = (routes, ctx) =>
  routes.call(getWithdrawal, ({ caller }) => findWithdrawals(ctx, caller.user));
