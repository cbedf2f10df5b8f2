import { settleOperation } from '@datewright/service-kit/credit-hold';
import type { AppContext } from '../context.ts';
import type { StoredDraft } from '../data/drafts.ts';

/** What became of the payment of a draft that nobody works on any more, be it a credit or the bonus. */
export async function settleDraft(
  { bonuses, credits }: Pick<AppContext, 'bonuses' | 'credits'>,
  draft: StoredDraft,
): Promise<'charged' | 'released'> {
  if (draft.kind === 'generate') {
    if (await bonuses.isUsedFor(draft)) return 'charged';
    await bonuses.giveBack(draft);
  }
  return settleOperation(credits, draft);
}
