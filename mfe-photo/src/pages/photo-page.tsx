import { useSession } from '@datewright/sdk/host';
import { useRef, useState } from 'react';
import { FaceDialog } from '../features/analyze/components/face-dialog.tsx';
import { UpgradeDialog } from '../features/upgrade/components/upgrade-dialog.tsx';
import { DeleteDialog } from '../features/workspace/components/delete-dialog.tsx';
import { PageFrame } from '../features/workspace/components/layout.tsx';
import { Notices } from '../features/workspace/components/notices.tsx';
import { PageHeader } from '../features/workspace/components/page-header.tsx';
import { PrintReport } from '../features/workspace/components/print-report.tsx';
import { PrivacyNote } from '../features/workspace/components/privacy-note.tsx';
import { ResultsView } from '../features/workspace/components/results-view.tsx';
import { UploadView } from '../features/workspace/components/upload-view.tsx';
import { useWorkspace } from '../features/workspace/hooks/use-workspace.ts';
import { useFocusRecovery } from '../hooks/use-focus-recovery.ts';

export function PhotoPage() {
  const userId = useSession().user?.id ?? '';
  return <PhotoWorkspace key={userId} />;
}

function PhotoWorkspace() {
  const { photos, analysis, requests, selection, removal, issues, faceQuestion, upgrade, ...workspace } =
    useWorkspace();
  const { allowance, view, setView } = workspace;
  const [isDeleting, setIsDeleting] = useState(false);
  const [isPrinting, setIsPrinting] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  useFocusRecovery(frame);
  const hasUploadBar = view === 'upload' && !analysis.running && photos.all.length + selection.loading > 0;

  function startOver(clearPhotos: () => void) {
    analysis.dismiss();
    clearPhotos();
    setView('upload');
  }

  return (
    <PageFrame ref={frame}>
      <PageHeader
        allowance={allowance}
        isKept={workspace.isKept}
        isOutShown={analysis.isOut}
        hasResults={view === 'results'}
      />
      <Notices {...{ photos, analysis, requests, selection, issues, faceQuestion, removal, hasUploadBar }} />
      {view === 'results' ? (
        <ResultsView
          photos={photos}
          allowance={allowance}
          running={analysis.running}
          areNew={analysis.running || analysis.summary !== null}
          onAddMore={() => setView('upload')}
          onUploadNew={() => startOver(removal.removeAll)}
          onPrint={() => setIsPrinting(true)}
          onReport={upgrade.showForReport}
          onTurn={workspace.turn}
        />
      ) : (
        <UploadView
          {...{ photos, analysis, requests, selection, removal, upgrade, hasUploadBar }}
          areErrorsListed={issues.isShown}
          onResults={() => setView('results')}
        />
      )}
      <PrivacyNote who={photos.analyzed[0]?.result.writtenBy ?? null} onDelete={() => setIsDeleting(true)} />
      <UpgradeDialog
        prompt={upgrade.prompt}
        allowance={allowance}
        onAnalyzeSome={requests.analyzeAffordable}
        onClose={upgrade.close}
      />
      <FaceDialog
        photo={faceQuestion.photo}
        onChoose={(photo, face) => requests.retry(photo, { face })}
        onNone={({ id }) => removal.remove([id])}
        onClose={faceQuestion.close}
      />
      <DeleteDialog
        open={isDeleting}
        onClose={() => setIsDeleting(false)}
        onStart={analysis.stop}
        onDeleted={() => startOver(removal.deleteAll)}
      />
      {isPrinting && <PrintReport photos={photos.all} onPrinted={() => setIsPrinting(false)} />}
    </PageFrame>
  );
}
