import { findAddress } from '@datewright/contracts/account/find-address';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { canReadAddress } from '../../rules/address-access.ts';
import { findMember } from '../../use-cases/sessions/find-member.ts';
import type { Route } from '../route.ts';

export const findAddressRoute: Route = (routes, ctx) =>
  routes.call(findAddress, async ({ caller, body }) => {
    if (!canReadAddress(caller.name)) throw new AppError('service_token_refused');
    const { user } = await findMember(ctx, body.userId, body.sessionId);
    return { email: user.emailConfirmedAt ? user.email : null };
  });
