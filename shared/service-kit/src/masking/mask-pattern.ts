/** What a placeholder stands for. */
export const maskKinds = ['NAME', 'PHONE', 'EMAIL', 'LINK', 'ADDRESS', 'HANDLE', 'ID', 'DATE', 'TEXT'] as const;

/** A form in which something is written that leads to a person. */
export interface MaskPattern {
  kind: (typeof maskKinds)[number];
  find: RegExp;
  /** Looks again at what the pattern found. */
  accept?: (found: string) => boolean;
}
