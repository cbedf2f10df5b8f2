/** What a placeholder stands for. */
export const detailKinds = ['NAME', 'PHONE', 'EMAIL', 'LINK', 'ADDRESS', 'HANDLE', 'ID', 'DATE', 'TEXT'] as const;

/** One way in which a personal detail is written. */
export interface DetailPattern {
  kind: (typeof detailKinds)[number];
  find: RegExp;
  /** A further check of what the pattern found. */
  accept?: (found: string) => boolean;
}
