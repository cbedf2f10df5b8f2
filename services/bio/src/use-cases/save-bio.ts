import type { BioRecord } from '@datewright/contracts/bio/bio-record';
import type { writeUserBio } from '@datewright/contracts/bio/write-user-bio';
import type { z } from '@datewright/contracts/zod';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { AppContext } from '../context.ts';

/** The bio of another member is reported like one that does not exist. */
export function assertOwnBio(userId: string, requestedUserId: string | undefined): void {
  if (requestedUserId !== undefined && requestedUserId !== userId)
    throw new AppError('not_found', { message: 'Unauthorized operation' });
}

/** Replaces the version that the page has read, and never a newer one. */
export async function saveBio(
  ctx: AppContext,
  userId: string,
  { user_id, bio, baseVersion }: z.output<typeof writeUserBio.body>,
): Promise<BioRecord> {
  assertOwnBio(userId, user_id);
  const saved = await ctx.bios.save(userId, bio, baseVersion, new Date(ctx.now()));
  if (saved) return saved;
  const present = await ctx.bios.read(userId);
  // The answer to the same save was lost, or both devices saved the same text.
  if (present.version > baseVersion && present.bio === bio) return present;
  throw new AppError('bio_changed');
}
