import type { BioCredits } from '../../../hooks/use-bio-credits.ts';
import { ImproveDialog } from '../../improve/components/improve-dialog.tsx';
import { ConflictDialog } from '../../saved/components/conflict-dialog.tsx';
import type { SavedBio } from '../../saved/hooks/use-saved-bio.ts';
import { getUnsavedText } from '../../saved/lib/page-selectors.ts';
import { VersionsDialog } from '../../versions/components/versions-dialog.tsx';
import { WizardDialog } from '../../wizard/components/wizard-dialog.tsx';
import type { BioWizard } from '../hooks/use-bio-wizard.ts';
import type { BioImproveDialog } from '../hooks/use-improve-dialog.ts';
import type { Reset } from '../hooks/use-reset.ts';
import type { BioVersionsDialog } from '../hooks/use-versions-dialog.ts';
import { ResetDialog } from './reset-dialog.tsx';

interface Props {
  saved: SavedBio;
  credits: BioCredits;
  bioWizard: BioWizard;
  improveDialog: BioImproveDialog;
  versionsDialog: BioVersionsDialog;
  reset: Reset;
  onFixes: () => void;
}

/** Every dialog of the page. A conflict between two devices is resolved before any other dialog opens. */
export function Dialogs({ saved, credits, bioWizard, improveDialog, versionsDialog, reset, onFixes }: Props) {
  const { page, saving, conflict } = saved;
  const { wizard } = bioWizard;
  const hasNoConflict = conflict === null;
  return (
    <>
      <WizardDialog
        open={hasNoConflict && (page.dialog === 'wizard' || wizard.generation.running)}
        wizard={wizard}
        credits={credits}
        onClose={bioWizard.close}
      />
      <ImproveDialog
        open={hasNoConflict && page.dialog === 'improve' && page.savedBio !== ''}
        improvement={improveDialog.improvement}
        credits={credits}
        saving={saving !== null}
        onSave={(rewrite) => void improveDialog.save(rewrite)}
        onClose={improveDialog.dismiss}
        onFixes={() => {
          improveDialog.dismiss();
          onFixes();
        }}
      />
      <VersionsDialog
        open={hasNoConflict && versionsDialog.isOpen}
        current={page.savedBio}
        busy={saving !== null}
        onRestore={(bio) => void versionsDialog.restore(bio)}
        onClose={versionsDialog.close}
      />
      <ResetDialog
        open={reset.isOpen}
        unsaved={getUnsavedText(page) !== ''}
        onClose={reset.close}
        onFresh={() => void reset.confirm()}
      />
      <ConflictDialog saved={saved} />
    </>
  );
}
