import { settleOperation } from '@datewright/service-kit/credit-hold';
import type { CreditsClient } from '@datewright/service-kit/credits-client';
import type { Bonuses } from '../data/bonuses.ts';
import type { StoredDraft } from '../data/drafts.ts';

/** What became of the payment of a draft that nobody works on any more, be it a credit or the bonus. */
export async function settleDraft(
  { bonuses, credits }: { bonuses: Bonuses; credits: CreditsClient },
  draft: StoredDraft,
): Promise<'charged' | 'released'> {
  if (draft.kind === 'generate') {
    if (await bonuses.isUsedFor(draft)) return 'charged';
    await bonuses.giveBack(draft);
  }
  return settleOperation(credits, draft);
}
