import { ImproveDialog } from '../features/improve/components/improve-dialog.tsx';
import { ConflictDialog } from '../features/saved/components/conflict-dialog.tsx';
import { unsavedText } from '../features/saved/kept-page.ts';
import { VersionsDialog } from '../features/versions/components/versions-dialog.tsx';
import { WizardDialog } from '../features/wizard/components/wizard-dialog.tsx';
import { FreshDialog } from './fresh-dialog.tsx';
import type { Workspace } from './use-workspace.ts';

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
        onClose={work.leaveImprove}
      />
      <VersionsDialog
        open={free && work.versionsOpen}
        current={page.savedBio}
        busy={saving !== null}
        onRestore={(bio) => void work.restore(bio)}
        onClose={() => work.setVersionsOpen(false)}
      />
      <FreshDialog
        open={work.resetting !== null}
        unsaved={unsavedText(page) !== ''}
        onClose={() => work.setResetting(null)}
        onFresh={() => void work.reset()}
      />
      <ConflictDialog saved={saved} />
    </>
  );
}
