import { readBioGender } from '@datewright/contracts/bio/tone-and-gender';
import type { WaivedKind } from '@datewright/contracts/safety';
import { useToast } from '@datewright/sdk/host';
import { useState } from 'react';
import { useCopy } from '../copy/use-copy.ts';
import type { Improved } from '../features/improve/components/improve-dialog.tsx';
import { useImprovement } from '../features/improve/use-improvement.ts';
import { useAnalysis } from '../features/report/use-analysis.ts';
import { genderOf, type KeptPage, olderReportOf, reportOf, unsavedText } from '../features/saved/kept-page.ts';
import { useSavedBio } from '../features/saved/use-saved-bio.ts';
import { useWizard } from '../features/wizard/use-wizard.ts';
import { useBioCredits } from '../frame/use-bio-credits.ts';
import type { Generated } from '../frame/use-generation.ts';
import { useVoice } from '../frame/use-voice.ts';
import { useWaived } from '../frame/use-waived.ts';
import type { Stage } from './progress.ts';
import { scrollDelay, scrollSoon } from './scroll-soon.ts';

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
  const report = reportOf(page);
  const hasBio = page.savedBio !== '';

  const voice = useVoice(userId);
  const waived = useWaived();
  const wizard = useWizard({ userId, credits, voice, waived, onGenerated: saveGenerated });
  const improvement = useImprovement({
    userId,
    credits,
    voice,
    waived,
    bio: page.savedBio,
    version: page.version,
    gender: genderOf(page),
    usualTone: wizard.state.tone,
    onRest(bio) {
      closeImprove();
      edit(bio);
    },
  });
  const analysis = useAnalysis({
    userId,
    credits,
    onAnalyzed: (bio, answer) => {
      change({ analyzed: { bio, answer }, reportHidden: false });
      saved.readAgain();
      if (bio !== saved.now().savedBio) return void toast.info(copy.report.outdated);
      setChosen(null);
      scrollSoon('bio-report', scrollDelay.create);
    },
  });

  function saveGenerated({ bio, writtenBy, explanation, toCheck, bonus }: Generated, gender: string) {
    void saved.save({
      bio,
      doing: 'saveGenerated',
      said: null,
      page: (before) => ({
        dialog: null,
        bioInput: unsavedText(before),
        editing: null,
        written: { bio, writtenBy, explanation, toCheck, bonus },
        selectedGender: readBioGender(gender),
        genderKnown: true,
      }),
      // It was paid for: when it can't be saved it waits in the field, and nothing that was typed there goes.
      keep: (before) => ({
        dialog: null,
        ...(before.savedBio === ''
          ? { bioInput: [bio, before.bioInput.trim()].filter(Boolean).join('\n\n') }
          : { editing: { text: bio, base: before.version }, bioInput: unsavedText(before) }),
      }),
    });
  }

  async function saveImproved({ bio, base, written }: Improved) {
    if (bio === page.savedBio) return closeImprove();
    const done = await saved.save({ bio, base, doing: 'saveImproved', page: () => ({ written }) });
    if (done) closeImprove();
  }

  function closeImprove() {
    change({ dialog: null });
    improvement.forget();
  }

  /** The rewrite was paid for: the service keeps it among the versions. */
  function leaveImprove() {
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
      scrollSoon('bio-report', scrollDelay.create);
    } else analysis.analyze(page.savedBio, genderOf(page), waived.of(page.savedBio));
  }

  function scoreAnyway(kind: WaivedKind) {
    waived.add(page.savedBio, kind);
    analysis.analyze(page.savedBio, genderOf(page), kind);
  }

  /** Opens the editor with a text; what was typed there before stays at hand. */
  function edit(bio: string) {
    if (page.editing?.text !== bio) {
      change({ editing: { text: bio, base: page.version }, bioInput: unsavedText(page) });
    }
    scrollSoon('score-section', scrollDelay.create);
  }

  async function reset() {
    const doing = resetting === 'progress' ? 'resetByProgress' : 'reset';
    setResetting(null);
    const page = () => ({ bioInput: '', editing: null, analyzed: null, written: null });
    const done = await saved.save({ bio: '', doing, page, said: copy.success.cleared });
    if (done) scrollSoon('create-section', scrollDelay.create);
  }

  function goTo(stage: Stage) {
    if (stage === 'create') {
      if (hasBio) setResetting('progress');
      else scrollSoon('create-section', scrollDelay.create);
    } else if (stage === 'upgrade') {
      if (!hasBio) return void toast.info(copy.trouble.nothingToPolish);
      change({ reportHidden: true });
      scrollSoon('upgrade-section', scrollDelay.improve);
    } else if (report) score();
    else if (hasBio) scrollSoon('score-section', scrollDelay.create);
    else toast.info(copy.trouble.nothingToScore);
  }

  return {
    saved,
    credits,
    wizard,
    improvement,
    analysis,
    report,
    olderReport: hasBio ? olderReportOf(page) : null,
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
    leaveImprove,
    openImprove,
    openWizard: () => change({ dialog: 'wizard' }),
    closeWizard: () => change({ dialog: null }),
    score,
    reset,
    goTo,
    scoreAnyway,
    useSuggestion: edit,
    takeRest(bio: string) {
      analysis.dismiss();
      edit(bio);
    },
    waived,
    async restore(bio: string) {
      const page = (before: KeptPage) => ({
        bioInput: unsavedText(before),
        editing: null,
        written: null,
      });
      const done = await saved.save({ bio, doing: 'restore', page, said: copy.versions.restored });
      if (done) setVersionsOpen(false);
    },
  };
}
export type Workspace = ReturnType<typeof useWorkspace>;
