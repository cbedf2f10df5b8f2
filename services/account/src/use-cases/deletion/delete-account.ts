import { randomUUID } from 'node:crypto';
import type { Deletion } from '@datewright/contracts/account/deletion';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { AppContext } from '../../context.ts';
import type { DeletionProof } from '../../data/deletion-repository.ts';
import type { DeletionRecord } from '../../data/user-repository.ts';
import { accountDeletionMail } from '../../mail/templates/account-deletion.ts';
import type { SignedIn } from '../sessions/find-session.ts';
import { reauthenticate } from '../sessions/reauthenticate.ts';
import { deletionProofUrl, processDeletion } from './process-deletion.ts';

/** Begins the deletion of an account: one write ends sessions, plan and mails; what follows is carried out by a list. */
export async function deleteAccount(
  ctx: AppContext,
  caller: SignedIn,
  currentPassword: string | undefined,
  address: string,
): Promise<Deletion> {
  await reauthenticate(ctx, caller, currentPassword, address);
  const { _id, email } = caller.user;
  const record: DeletionRecord = {
    reference: randomUUID(),
    requestedAt: new Date(ctx.now()),
    email,
    planEndedAt: null,
    waiting: [...ctx.config.SERVICE_TOKENS.keys()],
    erased: [],
  };
  const begun = await ctx.deletions.start(_id, record);
  if (!begun) throw new AppError('session_ended');
  await ctx.devices.forgetMember(_id);
  ctx.mailer.sendInBackground(
    accountDeletionMail(email, 'begun', record.reference, deletionProofUrl(ctx, record.reference)),
  );
  // What fails here is taken up again by the next round.
  ctx.background.run('delete an account', () => processDeletion(ctx, begun));
  return toDeletion(record);
}

/** How a deletion stands. Throws `not_found` for a reference that is none. */
export async function findDeletion(ctx: AppContext, reference: string): Promise<Deletion> {
  const found = await ctx.deletions.findByReference(reference);
  if (!found) throw new AppError('not_found');
  return toDeletion(found);
}

function toDeletion(found: DeletionRecord | DeletionProof): Deletion {
  const isProof = 'completedAt' in found;
  return {
    reference: isProof ? found._id : found.reference,
    requestedAt: found.requestedAt.toISOString(),
    erased: found.erased.map(({ service, at }) => ({ service, at: at.toISOString() })),
    waiting: isProof ? [] : [...found.waiting, 'account'],
    completedAt: isProof ? found.completedAt.toISOString() : null,
  };
}
