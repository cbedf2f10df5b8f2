import { resendEmailChange as call } from '@datewright/contracts/account/resend-email-change';
import { resendEmailChange } from '../../use-cases/email-change/resend-email-change.ts';
import type { Route } from '../route.ts';
import { successResponse } from '../success-response.ts';

export const resendEmailChangeRoute: Route = (routes, ctx) =>
  routes.call(call, async ({ caller }) => {
    await resendEmailChange(ctx, caller.user);
    return successResponse;
  });
