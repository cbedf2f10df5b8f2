import { readBioGender } from '@datewright/contracts/bio/tone-and-gender';
import type { WaivableCategory } from '@datewright/contracts/moderation';
import { useToast } from '@datewright/sdk/host';
import { useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { useBioCredits } from '../../../hooks/use-bio-credits.ts';
import type { GeneratedBio } from '../../../hooks/use-generation.ts';
import { useModerationOverrides } from '../../../hooks/use-moderation-overrides.ts';
import { useVoice } from '../../../hooks/use-voice.ts';
import type { Stage } from '../../../lib/progress.ts';
import { scrollDelayMs, scrollToLater } from '../../../lib/scroll-to.ts';
import type { SavedRewrite } from '../../improve/components/improve-dialog.tsx';
import { useImprovement } from '../../improve/hooks/use-improvement.ts';
import { useAnalysis } from '../../report/hooks/use-analysis.ts';
import { useSavedBio } from '../../saved/hooks/use-saved-bio.ts';
import { getGender, getOutdatedReport, getReport, getUnsavedText, type SavedPage } from '../../saved/lib/saved-page.ts';
import { useWizard } from '../../wizard/hooks/use-wizard.ts';

/** Everything that happens on the page: what one tool makes is handed to the next here. */
export function useWorkspace(userId: string) {
  const copy = useCopy();
  const toast = useToast();
  const credits = useBioCredits();
  const saved = useSavedBio(userId);
  const { page, change } = saved;
  const [chosen, setChosen] = useState<string | null>(null);
  const [resetting, setResetting] = useState<'fresh' | 'progress' | null>(null);
  const [versionsOpen, setVersionsOpen] = useState(false);
  const report = getReport(page);
  const hasBio = page.savedBio !== '';

  const voice = useVoice(userId);
  const waived = useModerationOverrides();
  const wizard = useWizard({ userId, credits, voice, waived, onGenerated: saveGenerated });
  const improvement = useImprovement({
    userId,
    credits,
    voice,
    waived,
    bio: page.savedBio,
    version: page.version,
    gender: getGender(page),
    usualTone: wizard.state.tone,
    onUseRedacted(bio) {
      closeImprove();
      edit(bio);
    },
  });
  const analysis = useAnalysis({
    userId,
    credits,
    onAnalyzed: (bio, answer) => {
      change({ analyzed: { bio, answer }, reportHidden: false });
      saved.refetch();
      if (bio !== saved.now().savedBio) return void toast.info(copy.report.outdated);
      setChosen(null);
      scrollToLater('bio-report', scrollDelayMs.create);
    },
  });

  function saveGenerated({ bio, writtenBy, explanation, toCheck, bonus }: GeneratedBio, gender: string) {
    void saved.save({
      bio,
      action: 'saveGenerated',
      successMessage: null,
      page: (before) => ({
        dialog: null,
        bioInput: getUnsavedText(before),
        editing: null,
        written: { bio, writtenBy, explanation, toCheck, bonus },
        selectedGender: readBioGender(gender),
        genderKnown: true,
      }),
      // It was paid for: when it can't be saved it waits in the field, and nothing that was typed there goes.
      onFailure: (before) => ({
        dialog: null,
        ...(before.savedBio === ''
          ? { bioInput: [bio, before.bioInput.trim()].filter(Boolean).join('\n\n') }
          : { editing: { text: bio, base: before.version }, bioInput: getUnsavedText(before) }),
      }),
    });
  }

  async function saveImproved({ bio, base, written }: SavedRewrite) {
    if (bio === page.savedBio) return closeImprove();
    const done = await saved.save({ bio, baseVersion: base, action: 'saveImproved', page: () => ({ written }) });
    if (done) closeImprove();
  }

  function closeImprove() {
    change({ dialog: null });
    improvement.reset();
  }

  /** The rewrite was paid for: the service keeps it among the versions. */
  function dismissImprove() {
    if (improvement.preview) toast.info(copy.improve.left);
    closeImprove();
  }

  function openImprove() {
    if (!hasBio) return void toast.info(copy.trouble.nothingToPolish);
    change({ dialog: 'improve' });
  }

  function score() {
    if (!hasBio) return void toast.info(copy.trouble.nothingToScore);
    if (report) {
      change({ reportHidden: false });
      scrollToLater('bio-report', scrollDelayMs.create);
    } else analysis.analyze(page.savedBio, getGender(page), waived.get(page.savedBio));
  }

  function scoreAnyway(kind: WaivableCategory) {
    waived.add(page.savedBio, kind);
    analysis.analyze(page.savedBio, getGender(page), kind);
  }

  /** Opens the editor with a text; what was typed there before stays at hand. */
  function edit(bio: string) {
    if (page.editing?.text !== bio) {
      change({ editing: { text: bio, base: page.version }, bioInput: getUnsavedText(page) });
    }
    scrollToLater('score-section', scrollDelayMs.create);
  }

  async function reset() {
    const doing = resetting === 'progress' ? 'resetByProgress' : 'reset';
    setResetting(null);
    const page = () => ({ bioInput: '', editing: null, analyzed: null, written: null });
    const done = await saved.save({ bio: '', action: doing, page, successMessage: copy.success.cleared });
    if (done) scrollToLater('create-section', scrollDelayMs.create);
  }

  function goTo(stage: Stage) {
    if (stage === 'create') {
      if (hasBio) setResetting('progress');
      else scrollToLater('create-section', scrollDelayMs.create);
    } else if (stage === 'upgrade') {
      if (!hasBio) return void toast.info(copy.trouble.nothingToPolish);
      change({ reportHidden: true });
      scrollToLater('upgrade-section', scrollDelayMs.improve);
    } else if (report) score();
    else if (hasBio) scrollToLater('score-section', scrollDelayMs.create);
    else toast.info(copy.trouble.nothingToScore);
  }

  return {
    saved,
    credits,
    wizard,
    improvement,
    analysis,
    report,
    olderReport: hasBio ? getOutdatedReport(page) : null,
    hasBio,
    chosen,
    setChosen,
    resetting,
    setResetting,
    versionsOpen,
    setVersionsOpen,
    showsReport: report !== null && !page.reportHidden,
    /** The text as it stands is being saved or scored. */
    held: saved.saving !== null || analysis.running,
    saveImproved,
    dismissImprove,
    openImprove,
    openWizard: () => change({ dialog: 'wizard' }),
    closeWizard: () => change({ dialog: null }),
    score,
    reset,
    goTo,
    scoreAnyway,
    useSuggestion: edit,
    useRedactedText(bio: string) {
      analysis.dismiss();
      edit(bio);
    },
    waived,
    async restore(bio: string) {
      const page = (before: SavedPage) => ({
        bioInput: getUnsavedText(before),
        editing: null,
        written: null,
      });
      const done = await saved.save({ bio, action: 'restore', page, successMessage: copy.versions.restored });
      if (done) setVersionsOpen(false);
    },
  };
}
export type Workspace = ReturnType<typeof useWorkspace>;
