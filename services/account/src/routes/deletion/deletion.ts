import { confirmErasure } from '@datewright/contracts/account/confirm-erasure';
import { deleteAccount as deleteCall } from '@datewright/contracts/account/delete-account';
import { getDeletion } from '@datewright/contracts/account/get-deletion';
import { listErasures, type MemberToErase } from '@datewright/contracts/account/list-erasures';
import { getClientAddress } from '@datewright/service-kit/http/client-address';
import { clearSessionCookie } from '../../cookies/session-cookie.ts';
import type { UserToErase } from '../../data/deletion-repository.ts';
import { canReadAddress } from '../../rules/address-access.ts';
import { redeemByIp } from '../../rules/rate-limits.ts';
import { deleteAccount, findDeletion } from '../../use-cases/deletion/delete-account.ts';
import { requestDrainTime } from '../../use-cases/deletion/process-deletion.ts';
import { enforceRateLimit } from '../../use-cases/enforce-rate-limit.ts';
import { type Route, successResponse } from '../route.ts';

/** The member's side, the proof, and what services ask for and confirm. */
export const deletionRoutes: Route = (routes, ctx) => {
  routes.call(deleteCall, async ({ caller, body, req, res }) => {
    const deletion = await deleteAccount(ctx, caller, body.currentPassword, getClientAddress(req));
    clearSessionCookie(res);
    return deletion;
  });
  routes.call(getDeletion, async ({ params, req }) => {
    await enforceRateLimit(ctx, redeemByIp, getClientAddress(req));
    return findDeletion(ctx, params.reference);
  });
  routes.call(listErasures, async ({ caller }) => {
    const found = await ctx.deletions.findAwaitingErasure(caller.name, new Date(ctx.now() - requestDrainTime));
    const leaving = found.map((member) => toLeavingMember(member, caller.name));
    return { members: leaving.map(({ userId }) => userId), leaving };
  });
  routes.call(confirmErasure, async ({ caller, body }) => {
    await ctx.deletions.confirmErasure(body.userId, caller.name, new Date(ctx.now()));
    return successResponse;
  });
};

const toLeavingMember = ({ _id, emailConfirmedAt, deletion }: UserToErase, service: string): MemberToErase => ({
  userId: _id,
  requestedAt: deletion.requestedAt.toISOString(),
  ...(canReadAddress(service) && emailConfirmedAt && { email: deletion.email }),
});
