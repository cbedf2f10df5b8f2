interface JournalEntry {
  at: string;
  behaviour: string;
  /** The body as received, so that a test can see what left the service. */
  body: unknown;
  /** `open` while the request is running; `left` when the client disconnected. */
  outcome: 'open' | 'answered' | 'left';
}

export interface RequestJournal {
  open(entry: Pick<JournalEntry, 'behaviour' | 'body'>): JournalEntry;
  list(): JournalEntry[];
  clear(): void;
}

const capacity = 50;

/** Keeps the newest AI requests in memory. */
export function createRequestJournal(): RequestJournal {
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
