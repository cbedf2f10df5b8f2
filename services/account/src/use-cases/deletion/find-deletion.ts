import type { Deletion } from '@datewright/contracts/account/deletion';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { DeletionContext } from '../../context.ts';
import { toDeletion } from '../../rules/deletion.ts';

/** The progress of a deletion. Throws `not_found` for an unknown reference. */
export async function findDeletion(ctx: DeletionContext, reference: string): Promise<Deletion> {
  const found = await ctx.deletions.findByReference(reference);
  if (!found) throw new AppError('not_found');
  return toDeletion(found);
}
