import type { BioScore } from '@datewright/contracts/bio/score';
import { useBioScore } from '../../../hooks/use-bio-score.ts';
import type { ModerationOverrides } from '../../../hooks/use-moderation-overrides.ts';
import { withoutGaps } from '../../saved/lib/lines-to-write.ts';
import type { SavedPage } from '../../saved/lib/saved-page.ts';

/** The score beside the page: it follows what is being typed, otherwise it is the saved text's. */
export function useSideScore(
  { editing, savedBio, bioInput }: SavedPage,
  measured: BioScore | null,
  overrides: ModerationOverrides,
): { score: BioScore | null; isLive: boolean } {
  const typed = withoutGaps(editing ? editing.text : savedBio === '' ? bioInput : '').trim();
  const { score, notice, reason } = useBioScore(typed, null, overrides.get(typed));
  const isLive = editing !== null || savedBio === '';
  if (!isLive) return { score: measured, isLive };
  // Until the first answer, an open editor has the saved text.
  return { score: notice || reason || typed === '' ? null : (score ?? measured), isLive };
}
