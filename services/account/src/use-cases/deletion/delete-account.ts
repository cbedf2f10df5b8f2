import { randomUUID } from 'node:crypto';
import type { Deletion } from '@datewright/contracts/account/deletion';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { DeletionContext } from '../../context.ts';
import type { DeletionRecord } from '../../data/user-model.ts';
import { accountDeletionMail } from '../../mail/templates/account-deletion.ts';
import { toDeletion } from '../../rules/deletion.ts';
import type { SignedIn } from '../../rules/sessions/signed-in.ts';
import { reauthenticate } from '../sessions/reauthenticate.ts';
import { deletionProofUrl } from './deletion-proof-url.ts';
import { processDeletion } from './process-deletion.ts';

/** Starts the deletion of an account: one write ends sessions, plan and mails; a worker completes the rest. */
export async function deleteAccount(
  ctx: DeletionContext,
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
  // The worker retries if this fails.
  ctx.background.run('delete an account', () => processDeletion(ctx, begun));
  return toDeletion(record);
}
