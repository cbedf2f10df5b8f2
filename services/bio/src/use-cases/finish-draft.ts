import { releaseReservation } from '@datewright/tool-kit/credits/credit-reservation';
import type { CreditsClient } from '@datewright/tool-kit/credits/credits-client';
import type { BonusRepository } from '../data/bonus-repository.ts';
import type { StoredDraft } from '../data/draft-repository.ts';

/** Settles the payment, a credit or the bonus, of a draft that no process works on any more. */
export async function finishDraft(
  { bonuses, credits }: { bonuses: BonusRepository; credits: CreditsClient },
  draft: StoredDraft,
): Promise<'charged' | 'released'> {
  if (draft.kind === 'generate') {
    if (await bonuses.isCommittedFor(draft)) return 'charged';
    await bonuses.release(draft);
  }
  return releaseReservation(credits, draft);
}
