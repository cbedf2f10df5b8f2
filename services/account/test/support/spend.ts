import { randomUUID } from 'node:crypto';
import { type ToolName, toolOf } from '@datewright/contracts/tool-words';
import type { AppContext } from '../../src/context.ts';
import type { CreditBook } from '../../src/data/credit-books.ts';
import type { User } from '../../src/data/users.ts';
import { readBalance } from '../../src/use-cases/read-balances.ts';
import { reserveCredits, type Spending } from '../../src/use-cases/reserve-credits.ts';
import { commitCredits, findOperation, releaseCredits } from '../../src/use-cases/settle-credits.ts';

/** One member's dealings with one tool's credits, inside the process. Reads the member anew each time, as routes do. */
export function spender(ctx: AppContext, { _id: userId }: User, tool: ToolName = 'chatpad') {
  const user = async () => (await ctx.users.findById(userId)) as User;
  const operation = (operationId: string) => findOperation(ctx, toolOf(tool).service, userId, operationId);
  return {
    async reserve(operationId: string = randomUUID(), other: Partial<Spending> = {}) {
      const spending = { tool, amount: 1, operationId, fingerprint: 'fingerprint', holdSeconds: 60, ...other };
      return reserveCredits(ctx, await user(), spending);
    },
    commit: async (operationId: string) => commitCredits(ctx, await operation(operationId)),
    release: async (operationId: string) => releaseCredits(ctx, await operation(operationId)),
    async spend(operationId: string = randomUUID()) {
      await this.reserve(operationId);
      return this.commit(operationId);
    },
    balance: async () => readBalance(ctx, await user(), tool),
    books: async () => (await ctx.books.ofUser(userId)).filter((book) => book.tool === tool),
  };
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
const heldIn = (book: CreditBook) => sum(book.holds.map((hold) => hold.amount));

/** What must be true of a book at any moment, and of its ledger once written. */
export async function expectSoundBooks(ctx: AppContext, userId: string): Promise<void> {
  for (const before of await ctx.books.ofUser(userId)) await ctx.ledgerWriter.write(before);
  const lines = await ctx.ledger.newest(userId, 10_000);
  for (const book of await ctx.books.ofUser(userId)) {
    expect(book.available + book.used + heldIn(book)).toBe(book.limit);
    expect(book.used).toBeGreaterThanOrEqual(0);
    const own = lines.filter(({ bookId }) => bookId === book._id);
    expect(sum(own.map(({ amount }) => amount))).toBe(book.available + heldIn(book));
    expect(sum(own.filter(({ kind }) => kind === 'charged').map(({ amount }) => -amount))).toBe(book.used);
  }
}
