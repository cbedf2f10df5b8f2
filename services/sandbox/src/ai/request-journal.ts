interface JournalEntry {
  at: string;
  behaviour: string;
  /** The body as it came, so that a test can see what left the service. */
  body: unknown;
  /** How it ended: `open` while it runs. */
  outcome: 'open' | 'answered' | 'left';
}

export interface RequestJournal {
  open(entry: Pick<JournalEntry, 'behaviour' | 'body'>): JournalEntry;
  list(): JournalEntry[];
  clear(): void;
}

/** The newest AI requests, in memory. */
export function createRequestJournal(capacity = 50): RequestJournal {
  const entries: JournalEntry[] = [];
  return {
    open(fields) {
      const entry: JournalEntry = { ...fields, at: new Date().toISOString(), outcome: 'open' };
      entries.unshift(entry);
      entries.length = Math.min(entries.length, capacity);
      return entry;
    },
    list: () => [...entries],
    clear() {
      entries.length = 0;
    },
  };
}
