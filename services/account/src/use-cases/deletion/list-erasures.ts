import type { MemberToErase } from '@datewright/contracts/account/list-erasures';
import type { DeletionContext } from '../../context.ts';
import type { UserToErase } from '../../data/deletion-repository.ts';
import { canReadAddress } from '../../rules/address-access.ts';
import { requestDrainTime } from '../../rules/deletion-times.ts';

/** The members that `service` has to erase, once no request of theirs can still be running. */
export async function listErasures(ctx: DeletionContext, service: string): Promise<MemberToErase[]> {
  const found = await ctx.deletions.findAwaitingErasure(service, new Date(ctx.now() - requestDrainTime));
  return found.map((member) => toMemberToErase(member, service));
}

const toMemberToErase = ({ _id, emailConfirmedAt, deletion }: UserToErase, service: string): MemberToErase => ({
  userId: _id,
  requestedAt: deletion.requestedAt.toISOString(),
  ...(canReadAddress(service) && emailConfirmedAt && { email: deletion.email }),
});
