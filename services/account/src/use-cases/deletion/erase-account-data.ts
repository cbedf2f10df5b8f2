import type { DeletionContext } from '../../context.ts';

/** Erases what this service keeps of a member beside the member's own document. May be repeated. */
export async function eraseAccountData(ctx: DeletionContext, userId: string): Promise<void> {
  await ctx.creditAccounts.deleteByUser(userId);
  await ctx.creditLedger.deleteByUser(userId);
  await ctx.creditOperations.deleteByUser(userId);
  await ctx.sessions.deleteByUser(userId);
}
