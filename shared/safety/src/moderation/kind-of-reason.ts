import type { ModerationCategory, ModerationReason } from '@datewright/contracts/moderation';

const kindByReason = new Map<ModerationReason, ModerationCategory>([
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

export const getKindOfReason = (reason: ModerationReason): ModerationCategory => kindByReason.get(reason) ?? 'threat';
