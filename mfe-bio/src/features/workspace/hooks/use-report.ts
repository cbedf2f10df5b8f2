import type { BioScore } from '@datewright/contracts/bio/score';
import type { WaivableCategory } from '@datewright/contracts/moderation';
import { useToast } from '@datewright/sdk/host';
import { useLayoutEffect, useRef, useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import type { BioCredits } from '../../../hooks/use-bio-credits.ts';
import { useBioFixes } from '../../../hooks/use-bio-fixes.ts';
import type { ModerationOverrides } from '../../../hooks/use-moderation-overrides.ts';
import { jumpTo } from '../../../lib/scroll-to.ts';
import { type AnalysisResponse, useAnalysis } from '../../report/hooks/use-analysis.ts';
import type { SavedBio } from '../../saved/hooks/use-saved-bio.ts';
import { openEditor } from '../../saved/lib/open-editor.ts';
import { getGender, getOutdatedReport, getReport } from '../../saved/lib/page-selectors.ts';

interface Options {
  userId: string;
  saved: SavedBio;
  credits: BioCredits;
  overrides: ModerationOverrides;
}

/** The score report of the saved bio: requested, shown, hidden. */
export function useReport({ userId, saved, credits, overrides }: Options) {
  const copy = useCopy();
  const toast = useToast();
  const { page, change } = saved;
  const [selectedFinding, selectFinding] = useState<string | null>(null);
  const current = getReport(page);
  const hasBio = page.savedBio !== '';
  const isShown = current !== null && !page.reportHidden;
  const outdated = hasBio ? getOutdatedReport(page) : null;
  const { data: measured } = useBioFixes(page.savedBio, overrides.get(page.savedBio));
  const outdatedOffer = measured && outdated ? getBetterVersion(outdated.answer, measured) : null;
  // In the frame that shows it: a report that scrolled later moved under the pointer, and a press on it was lost.
  const isJumpDue = useRef(false);
  useLayoutEffect(() => {
    if (!isShown || !isJumpDue.current) return;
    isJumpDue.current = false;
    jumpTo('bio-report');
  });
  const analysis = useAnalysis({
    userId,
    credits,
    onAnalyzed: (bio, answer) => {
      isJumpDue.current = bio === saved.now().savedBio;
      change({ analyzed: { bio, answer }, reportHidden: false });
      saved.refetch();
      if (isJumpDue.current) selectFinding(null);
      else toast.info(copy.report.outdated);
    },
  });

  return {
    analysis,
    /** Of the saved text. */
    current,
    /** Of an earlier text. */
    outdated,
    isShown,
    /** The score of the saved text, by the free rules; none for a text that was held back. */
    measured: current?.analysis ?? (analysis.getSafetyNotice(page.savedBio) ? null : (measured ?? null)),
    /** The version that the AI suggests for the saved text, or for an earlier one that was changed since, if it still scores higher. */
    offer: isShown ? getSuggestion(current) : outdatedOffer,
    selectedFinding,
    selectFinding,
    /** Shows the report of this text, or requests one when there is none. */
    score() {
      if (!hasBio) return void toast.info(copy.errors.nothingToScore);
      if (current) {
        isJumpDue.current = true;
        change({ reportHidden: false });
      } else analysis.analyze(page.savedBio, getGender(page), overrides.get(page.savedBio));
    },
    scoreAnyway(kind: WaivableCategory) {
      overrides.add(page.savedBio, kind);
      analysis.analyze(page.savedBio, getGender(page), kind);
    },
    applySuggestion: (bio: string) => openEditor(saved, bio),
    applyRedactedText(bio: string) {
      analysis.dismiss();
      openEditor(saved, bio);
    },
    hide() {
      change({ reportHidden: true });
      // The pressed button is gone with the report; the next steps take its place.
      setTimeout(() => document.getElementById('upgrade-title')?.focus());
    },
  };
}

interface Suggestion {
  bio: string;
  /** `null` when the rules can't score it. */
  score: number | null;
}

type PaidReport = Pick<AnalysisResponse, 'analysis'>;

const getSuggestion = ({ analysis }: PaidReport): Suggestion | null =>
  analysis.improvedVersion ? { bio: analysis.improvedVersion, score: analysis.improvedScore?.score ?? null } : null;

/** In the language of the saved text: one in another language is about another bio. */
function getBetterVersion(answer: PaidReport, { score, language }: BioScore): Suggestion | null {
  const suggestion = getSuggestion(answer);
  return answer.analysis.language === language && suggestion?.score && suggestion.score > score ? suggestion : null;
}

export type ReportState = ReturnType<typeof useReport>;
