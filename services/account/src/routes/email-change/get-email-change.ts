import { getEmailChange } from '@datewright/contracts/account/get-email-change';
import type { Route } from '../route.ts';
import { toEmailChangeState } from './email-change-state.ts';

export const getEmailChangeRoute: Route = (routes, ctx) =>
  routes.call(getEmailChange, async ({ caller }) => toEmailChangeState(ctx, caller.user, caller));
