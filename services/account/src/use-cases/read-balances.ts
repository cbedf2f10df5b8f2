import type { CreditBalance } from '@datewright/contracts/account/credit-balance';
import { toolName } from '@datewright/contracts/plan-words';
import type { ToolName } from '@datewright/contracts/tool-words';
import type { AppContext } from '../context.ts';
import { bookIdOf } from '../data/credit-books.ts';
import type { User } from '../data/users.ts';
import { creditBalance } from '../rules/credit-balance.ts';
import { creditPeriod } from '../rules/credit-period.ts';
import { currentPlan } from '../rules/current-plan.ts';

/** The member's balance of each tool in the period that runs now. Reading opens no book. */
export async function readBalances(
  ctx: AppContext,
  user: User,
  tools: readonly ToolName[] = toolName.options,
): Promise<Record<ToolName, CreditBalance>> {
  const now = ctx.now();
  const plan = currentPlan(user, now);
  const wanted = tools.map((tool) => {
    const period = creditPeriod(plan, tool, now);
    return { tool, period, bookId: period && bookIdOf(user._id, tool, period) };
  });
  const books = await ctx.books.findAll(wanted.flatMap(({ bookId }) => bookId ?? []));
  const balances = wanted.map(({ tool, period, bookId }) => {
    const book = books.find(({ _id }) => _id === bookId) ?? null;
    return [tool, creditBalance(book, period, now)];
  });
  return Object.fromEntries(balances);
}

export async function readBalance(ctx: AppContext, user: User, tool: ToolName): Promise<CreditBalance> {
  return (await readBalances(ctx, user, [tool]))[tool];
}
