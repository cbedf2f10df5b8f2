import type { ModerationNotice } from '@datewright/contracts/moderation';

/**
 * True for what the rules only suspect: an AI is asked what the texts mean. A certain verdict stays as it is, and suspected grief is
 * answered gently in any case.
 */
export const needsSecondOpinion = (ruled: ModerationNotice | null): ruled is ModerationNotice =>
  ruled !== null && ruled.certainty !== 'certain' && ruled.kind !== 'grief';
