import { requestEmailChange as call } from '@datewright/contracts/account/request-email-change';
import { getClientAddress } from '@datewright/service-kit/http/client-address';
import { requestEmailChange } from '../../use-cases/email-change/request-email-change.ts';
import type { Route } from '../route.ts';
import { toEmailChangeState } from './email-change-state.ts';

export const requestEmailChangeRoute: Route = (routes, ctx) =>
  routes.call(call, async ({ caller, body, req }) => {
    const user = await requestEmailChange(ctx, caller, body, getClientAddress(req));
    return toEmailChangeState(ctx, user, caller);
  });
