import { ImproveDialog } from '../../improve/components/improve-dialog.tsx';
import { ConflictDialog } from '../../saved/components/conflict-dialog.tsx';
import { getUnsavedText } from '../../saved/lib/saved-page.ts';
import { VersionsDialog } from '../../versions/components/versions-dialog.tsx';
import { WizardDialog } from '../../wizard/components/wizard-dialog.tsx';
import type { Workspace } from '../hooks/use-workspace.ts';
import { ResetDialog } from './reset-dialog.tsx';

/** Everything that opens over the page. Two versions to choose from come before all else. */
export function Dialogs({ work }: { work: Workspace }) {
  const { saved, credits, wizard, improvement } = work;
  const { page, saving, conflict } = saved;
  const free = conflict === null;
  return (
    <>
      <WizardDialog
        open={free && (page.dialog === 'wizard' || wizard.running)}
        wizard={wizard}
        credits={credits}
        onClose={work.closeWizard}
      />
      <ImproveDialog
        open={free && page.dialog === 'improve' && page.savedBio !== ''}
        improvement={improvement}
        credits={credits}
        saving={saving !== null}
        onSave={(improved) => void work.saveImproved(improved)}
        onClose={work.dismissImprove}
      />
      <VersionsDialog
        open={free && work.versionsOpen}
        current={page.savedBio}
        busy={saving !== null}
        onRestore={(bio) => void work.restore(bio)}
        onClose={() => work.setVersionsOpen(false)}
      />
      <ResetDialog
        open={work.resetting !== null}
        unsaved={getUnsavedText(page) !== ''}
        onClose={() => work.setResetting(null)}
        onFresh={() => void work.reset()}
      />
      <ConflictDialog saved={saved} />
    </>
  );
}
