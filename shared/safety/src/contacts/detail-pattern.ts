/** What a placeholder stands for. */
export const detailKinds = ['NAME', 'PHONE', 'EMAIL', 'LINK', 'ADDRESS', 'HANDLE', 'ID', 'DATE', 'TEXT'] as const;

/** A form in which something is written that leads to a person. */
export interface DetailPattern {
  kind: (typeof detailKinds)[number];
  find: RegExp;
  /** Looks again at what the pattern found. */
  accept?: (found: string) => boolean;
}
