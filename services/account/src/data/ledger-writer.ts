import type { BackgroundWork } from '@datewright/service-kit/background-work';
import type { CreditBook, CreditBooks } from './credit-books.ts';
import type { CreditLedger } from './credit-ledger.ts';

export interface LedgerWriter {
  /** Moves a book's pending lines to the ledger. */
  write(book: CreditBook): Promise<void>;
  /** The same a little later; many changes to one book become few writes. */
  writeSoon(bookId: string): void;
}

/**
 * Carries lines from the books to the ledger. A line leaves its book only after the ledger has it, and its id makes a
 * second writing harmless: dying anywhere in between loses nothing, the next writer repeats it.
 */
export function ledgerWriter(books: CreditBooks, ledger: CreditLedger, background: BackgroundWork): LedgerWriter {
  const changed = new Set<string>();
  const writing = new Set<string>();

  async function write({ _id: bookId, userId, tool, pendingLines }: CreditBook) {
    if (pendingLines.length === 0) return;
    await ledger.append(pendingLines.map((line) => ({ ...line, bookId, userId, tool })));
    await books.forgetLines(
      bookId,
      pendingLines.map((line) => line.lineId),
    );
  }

  async function writeWhileChanged(bookId: string) {
    writing.add(bookId);
    try {
      while (changed.delete(bookId)) {
        const book = await books.find(bookId);
        if (book) await write(book);
      }
    } finally {
      writing.delete(bookId);
    }
  }

  return {
    write,
    writeSoon(bookId) {
      changed.add(bookId);
      if (!writing.has(bookId)) background.run('write ledger', () => writeWhileChanged(bookId));
    },
  };
}
