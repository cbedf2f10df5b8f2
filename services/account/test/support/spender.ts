import { randomUUID } from 'node:crypto';
import { type ToolName, toolByCredit } from '@datewright/contracts/tool-lookup';
import type { AppContext } from '../../src/context.ts';
import type { CreditAccount } from '../../src/data/credits/credit-account-schema.ts';
import type { User } from '../../src/data/user-model.ts';
import { commitCredits } from '../../src/use-cases/credits/commit-credits.ts';
import { findOperation } from '../../src/use-cases/credits/find-operation.ts';
import { getBalance } from '../../src/use-cases/credits/get-balances.ts';
import { releaseCredits } from '../../src/use-cases/credits/release-credits.ts';
import { type ReserveRequest, reserveCredits } from '../../src/use-cases/credits/reserve-credits.ts';

/**
 * The credit calls of one member for one tool, inside the process. Reads the member again for each call, as routes do.
 */
export function spender(ctx: AppContext, { _id: userId }: User, tool: ToolName = 'chatpad') {
  const user = async () => (await ctx.users.findById(userId)) as User;
  const operation = (operationId: string) => findOperation(ctx, toolByCredit(tool).service, userId, operationId);
  return {
    async reserve(operationId: string = randomUUID(), other: Partial<ReserveRequest> = {}) {
      const spending = { tool, amount: 1, operationId, fingerprint: 'fingerprint', holdSeconds: 60, ...other };
      return reserveCredits(ctx, await user(), spending);
    },
    commit: async (operationId: string) => commitCredits(ctx, await operation(operationId)),
    release: async (operationId: string) => releaseCredits(ctx, await operation(operationId)),
    async spend(operationId: string = randomUUID()) {
      await this.reserve(operationId);
      return this.commit(operationId);
    },
    balance: async () => getBalance(ctx, await user(), tool),
    books: async () => (await ctx.creditAccounts.findByUser(userId)).filter((book) => book.tool === tool),
  };
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
const reservedIn = (book: CreditAccount) => sum(book.holds.map((hold) => hold.amount));

/** Asserts the invariants of a member's credit accounts and, once it is written, of their ledger. */
export async function expectConsistentAccounts(ctx: AppContext, userId: string): Promise<void> {
  for (const before of await ctx.creditAccounts.findByUser(userId)) await ctx.ledgerWriter.write(before);
  const lines = await ctx.creditLedger.findNewest(userId, 10_000);
  for (const book of await ctx.creditAccounts.findByUser(userId)) {
    expect(book.available + book.used + reservedIn(book)).toBe(book.limit);
    expect(book.used).toBeGreaterThanOrEqual(0);
    const own = lines.filter(({ bookId }) => bookId === book._id);
    expect(sum(own.map(({ amount }) => amount))).toBe(book.available + reservedIn(book));
    expect(sum(own.filter(({ kind }) => kind === 'charged').map(({ amount }) => -amount))).toBe(book.used);
  }
}
