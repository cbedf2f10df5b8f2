import type { BackgroundTasks } from '@datewright/service-kit/background/background-tasks';
import type { CreditAccountRepository } from './credit-account-repository.ts';
import type { CreditAccount } from './credit-account-schema.ts';
import type { CreditLedgerRepository } from './credit-ledger-repository.ts';

export interface LedgerWriter {
  /** Moves an account's pending lines to the ledger. */
  write(account: CreditAccount): Promise<void>;
  /** Does so a little later, so that many changes cause few writes. */
  scheduleWrite(bookId: string): void;
}

/**
 * Moves lines from the accounts to the ledger. A line leaves its account only once the ledger has it, and its id makes
 * a
 * second write harmless: after a crash the next writer repeats the work.
 */
export function createLedgerWriter(
  accounts: CreditAccountRepository,
  ledger: CreditLedgerRepository,
  background: BackgroundTasks,
): LedgerWriter {
  const changed = new Set<string>();
  const writing = new Set<string>();

  async function write({ _id: bookId, userId, tool, pendingLines }: CreditAccount) {
    if (pendingLines.length === 0) return;
    await ledger.append(pendingLines.map((line) => ({ ...line, bookId, userId, tool })));
    await accounts.removePendingLines(
      bookId,
      pendingLines.map((line) => line.lineId),
    );
  }

  async function writeWhileChanged(bookId: string) {
    writing.add(bookId);
    try {
      while (changed.delete(bookId)) {
        const account = await accounts.findById(bookId);
        if (account) await write(account);
      }
    } finally {
      writing.delete(bookId);
    }
  }

  return {
    write,
    scheduleWrite(bookId) {
      changed.add(bookId);
      if (!writing.has(bookId)) background.run('write ledger', () => writeWhileChanged(bookId));
    },
  };
}
