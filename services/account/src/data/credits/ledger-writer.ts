import type { BackgroundTasks } from '@datewright/service-kit/background/background-tasks';
import type { CreditAccount, CreditAccountRepository } from './credit-account-repository.ts';
import type { CreditLedgerRepository } from './credit-ledger-repository.ts';

export interface LedgerWriter {
  /** Moves a book's pending lines to the ledger. */
  write(book: CreditAccount): Promise<void>;
  /** The same a little later; many changes to one book become few writes. */
  scheduleWrite(bookId: string): void;
}

/**
 * Carries lines from the books to the ledger. A line leaves its book only after the ledger has it, and its id makes a
 * second writing harmless: dying anywhere in between loses nothing, the next writer repeats it.
 */
export function createLedgerWriter(
  books: CreditAccountRepository,
  ledger: CreditLedgerRepository,
  background: BackgroundTasks,
): LedgerWriter {
  const changed = new Set<string>();
  const writing = new Set<string>();

  async function write({ _id: bookId, userId, tool, pendingLines }: CreditAccount) {
    if (pendingLines.length === 0) return;
    await ledger.append(pendingLines.map((line) => ({ ...line, bookId, userId, tool })));
    await books.removePendingLines(
      bookId,
      pendingLines.map((line) => line.lineId),
    );
  }

  async function writeWhileChanged(bookId: string) {
    writing.add(bookId);
    try {
      while (changed.delete(bookId)) {
        const book = await books.findById(bookId);
        if (book) await write(book);
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
