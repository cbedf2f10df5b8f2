import type { CareKind, CareReason } from '@datewright/contracts/safety';

const kinds = new Map<CareReason, CareKind>([
  ['minor', 'minor'],
  ['self-harm', 'self-harm'],
  ['threat', 'threat'],
  ['stalking', 'threat'],
  ['blackmail', 'threat'],
  ['scam', 'threat'],
  ['clear-no', 'clear-no'],
  ['hate', 'hate'],
  ['insult', 'hate'],
  ['sexual', 'hate'],
  ['grief', 'grief'],
  ['contacts', 'contacts'],
]);

/** The kind that a reason is of. */
export const kindOf = (reason: CareReason): CareKind => kinds.get(reason) ?? 'threat';
