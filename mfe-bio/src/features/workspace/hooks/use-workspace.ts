import { useBioCredits } from '../../../hooks/use-bio-credits.ts';
import { useModerationOverrides } from '../../../hooks/use-moderation-overrides.ts';
import { useVoice } from '../../../hooks/use-voice.ts';
import { useQuickFixes } from '../../saved/hooks/use-quick-fixes.ts';
import { useSavedBio } from '../../saved/hooks/use-saved-bio.ts';
import { useBioWizard } from './use-bio-wizard.ts';
import { useImproveDialog } from './use-improve-dialog.ts';
import { useReport } from './use-report.ts';
import { useReset } from './use-reset.ts';
import { useVersionsDialog } from './use-versions-dialog.ts';

/** Connects the tools of the page: each hook owns one concern, and a component receives only the ones that it uses. */
export function useWorkspace(userId: string) {
  const credits = useBioCredits();
  const saved = useSavedBio(userId);
  const voice = useVoice(userId);
  const overrides = useModerationOverrides();
  const bioWizard = useBioWizard({ userId, saved, credits, voice, overrides });
  const wizardTone = bioWizard.wizard.state.tone;
  const improveDialog = useImproveDialog({ userId, saved, credits, voice, overrides, wizardTone });
  const report = useReport({ userId, saved, credits, overrides });
  const quickFixes = useQuickFixes(saved, overrides);
  const versionsDialog = useVersionsDialog(saved);
  const reset = useReset(saved);
  return { credits, saved, overrides, bioWizard, improveDialog, report, quickFixes, versionsDialog, reset };
}
