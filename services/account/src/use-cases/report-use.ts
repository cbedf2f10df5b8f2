import { randomUUID } from 'node:crypto';
import type { CreditBalance } from '@datewright/contracts/account/credit-balance';
import type { ToolName } from '@datewright/contracts/tool-words';
import { AppError } from '@datewright/service-kit/errors';
import type { AppContext } from '../context.ts';
import type { User } from '../data/users.ts';
import { readBalance } from './read-balances.ts';
import { reserveCredits } from './reserve-credits.ts';
import { commitCredits } from './settle-credits.ts';

interface Use {
  tool: ToolName;
  amount: number;
  operationId?: string | undefined;
}

/** Marks operations that began as a report and not in a tool's service. */
const reported = 'reported-use';

/**
 * A page reports that something was used. What a tool's service reserved is that service's to settle, and costs nothing
 * here; anything else is charged now.
 */
export async function reportUse(
  ctx: AppContext,
  user: User,
  { tool, amount, operationId = randomUUID() }: Use,
): Promise<{ success: true; credits: CreditBalance }> {
  const known = await ctx.operations.find(user._id, operationId);
  if (known && known.tool !== tool) throw new AppError('operation_conflict');
  if (!known || known.fingerprint === reported) {
    await reserveCredits(ctx, user, { tool, amount, operationId, fingerprint: reported, holdSeconds: 60 });
    const operation = await ctx.operations.find(user._id, operationId);
    if (operation) await commitCredits(ctx, operation);
  }
  return { success: true, credits: await readBalance(ctx, user, tool) };
}
