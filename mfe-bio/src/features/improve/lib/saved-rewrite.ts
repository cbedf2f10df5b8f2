/** A rewrite that the member saves, with what the page keeps about it. */
export interface SavedRewrite {
  bio: string;
  /** The version that it replaces. */
  base: number;
  written: { bio: string; writtenBy: string; explanation: string[]; toCheck: Span[]; bonus: boolean };
}

interface Span {
  text: string;
  start: number;
  end: number;
}
