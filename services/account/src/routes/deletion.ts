import { confirmErasure } from '@datewright/contracts/account/confirm-erasure';
import { deleteAccount as deleteCall } from '@datewright/contracts/account/delete-account';
import { getDeletion } from '@datewright/contracts/account/get-deletion';
import { type LeavingMember, listErasures } from '@datewright/contracts/account/list-erasures';
import { clientAddress } from '@datewright/service-kit/client-address';
import type { LeavingUser } from '../data/deletions.ts';
import { keepsByAddress } from '../rules/address-keepers.ts';
import { redeemsOfAddress } from '../rules/limits.ts';
import { clearSessionCookie } from '../session-cookie.ts';
import { requestsAreOver } from '../use-cases/carry-out-deletions.ts';
import { deleteAccount, findDeletion } from '../use-cases/delete-account.ts';
import { takeAttempt } from '../use-cases/take-attempt.ts';
import { done, type Route } from './route.ts';

/** The member's side, the proof, and what services ask for and confirm. */
export const deletionRoutes: Route = (routes, ctx) => {
  routes.call(deleteCall, async ({ caller, body, req, res }) => {
    const deletion = await deleteAccount(ctx, caller, body.currentPassword, clientAddress(req));
    clearSessionCookie(res);
    return deletion;
  });
  routes.call(getDeletion, async ({ params, req }) => {
    await takeAttempt(ctx, redeemsOfAddress, clientAddress(req));
    return findDeletion(ctx, params.reference);
  });
  routes.call(listErasures, async ({ caller }) => {
    const found = await ctx.deletions.waitingFor(caller.name, new Date(ctx.now() - requestsAreOver));
    const leaving = found.map((member) => asLeaving(member, caller.name));
    return { members: leaving.map(({ userId }) => userId), leaving };
  });
  routes.call(confirmErasure, async ({ caller, body }) => {
    await ctx.deletions.confirm(body.userId, caller.name, new Date(ctx.now()));
    return done;
  });
};

const asLeaving = ({ _id, emailConfirmedAt, deletion }: LeavingUser, service: string): LeavingMember => ({
  userId: _id,
  requestedAt: deletion.requestedAt.toISOString(),
  ...(keepsByAddress(service) && emailConfirmedAt && { email: deletion.email }),
});
