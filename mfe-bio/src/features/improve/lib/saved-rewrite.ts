/** A rewrite that the member saves, with what the page keeps about it. */
export interface SavedRewrite {
  bio: string;
  /** The version that it replaces. */
  base: number;
  /** `null` when no AI wrote it. */
  written: { bio: string; writtenBy: string; explanation: string[]; toCheck: Span[]; bonus: boolean } | null;
}

interface Span {
  text: string;
  start: number;
  end: number;
}
