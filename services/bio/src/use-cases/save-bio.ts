import type { BioRecord } from '@datewright/contracts/bio/bio-record';
import type { writeUserBio } from '@datewright/contracts/bio/write-user-bio';
import type { z } from '@datewright/contracts/zod';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { AppContext } from '../context.ts';

/** A bio of somebody else is as unknown as one that never was. */
export function assertOwnBio(userId: string, asked: string | undefined): void {
  if (asked !== undefined && asked !== userId) throw new AppError('not_found', { message: 'Unauthorized operation' });
}

/** Saves over the version that the page had read, and never over one that it had not. */
export async function saveBio(
  ctx: AppContext,
  userId: string,
  { user_id, bio, baseVersion }: z.output<typeof writeUserBio.body>,
): Promise<BioRecord> {
  assertOwnBio(userId, user_id);
  const saved = await ctx.bios.save(userId, bio, baseVersion, new Date(ctx.now()));
  if (saved) return saved;
  const present = await ctx.bios.read(userId);
  // The answer to the same save got lost, or both devices wrote the same.
  if (present.version > baseVersion && present.bio === bio) return present;
  throw new AppError('bio_changed');
}
