import { randomUUID } from 'node:crypto';
import type { CreditBalance } from '@datewright/contracts/account/credit-balance';
import type { ToolName } from '@datewright/contracts/tool-lookup';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { CreditsContext } from '../../context.ts';
import type { User } from '../../data/user-model.ts';
import { commitCredits } from './commit-credits.ts';
import { getBalance } from './get-balances.ts';
import { reserveCredits } from './reserve-credits.ts';

interface Usage {
  tool: ToolName;
  amount: number;
  operationId?: string | undefined;
}

/** Marks operations that a page reported, as opposed to a tool's service. */
const reportedFingerprint = 'reported-use';

/**
 * Handles a page's report that something was used. If a tool's service reserved it, that service commits or releases it
 * and nothing is charged here; anything else is charged now.
 */
export async function reportUsage(
  ctx: CreditsContext,
  user: User,
  { tool, amount, operationId = randomUUID() }: Usage,
): Promise<{ success: true; credits: CreditBalance }> {
  const known = await ctx.creditOperations.find(user._id, operationId);
  if (known && known.tool !== tool) throw new AppError('operation_conflict');
  if (!known || known.fingerprint === reportedFingerprint) {
    await reserveCredits(ctx, user, { tool, amount, operationId, fingerprint: reportedFingerprint, holdSeconds: 60 });
    const operation = await ctx.creditOperations.find(user._id, operationId);
    if (operation) await commitCredits(ctx, operation);
  }
  return { success: true, credits: await getBalance(ctx, user, tool) };
}
