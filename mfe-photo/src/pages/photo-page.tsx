import { useSession } from '@datewright/sdk/host';
import { Skeleton } from '@datewright/ui';
import { useRef, useState } from 'react';
import { FaceDialog } from '../features/analyze/components/face-dialog.tsx';
import { EarlierList } from '../features/history/components/earlier-list.tsx';
import { GoneNotice } from '../features/history/components/gone-notice.tsx';
import { UpgradeDialog } from '../features/upgrade/components/upgrade-dialog.tsx';
import { EarlierView } from '../features/workspace/components/earlier-view.tsx';
import { PageFrame } from '../features/workspace/components/layout.tsx';
import { Notices } from '../features/workspace/components/notices.tsx';
import { PageHeader } from '../features/workspace/components/page-header.tsx';
import { PhotoIssues } from '../features/workspace/components/photo-issues.tsx';
import { PrintReport } from '../features/workspace/components/print-report.tsx';
import { PrivacyNote } from '../features/workspace/components/privacy-note.tsx';
import { ResultsView } from '../features/workspace/components/results-view.tsx';
import { UploadView } from '../features/workspace/components/upload-view.tsx';
import { useWorkspace } from '../features/workspace/hooks/use-workspace.ts';
import { useFocusRecovery } from '../hooks/use-focus-recovery.ts';
import type { Photo } from '../lib/photo.ts';

export function PhotoPage() {
  const userId = useSession().user?.id ?? '';
  return <PhotoWorkspace key={userId} />;
}

function PhotoWorkspace() {
  const { photos, analysis, requests, selection, removal, issues, faceQuestion, upgrade, ...workspace } =
    useWorkspace();
  const { allowance, earlier, view, setView } = workspace;
  const [printed, setPrinted] = useState<readonly Photo[] | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  useFocusRecovery(frame);
  const { openSet, isOpening } = earlier;
  const isCurrent = openSet === null && !isOpening;
  const hasUploadBar = isCurrent && view === 'upload' && !analysis.running && photos.all.length + selection.loading > 0;

  function startOver(clearPhotos: () => void) {
    analysis.dismiss();
    clearPhotos();
    setView('upload');
    earlier.close();
  }

  const resultActions = {
    allowance,
    running: analysis.running,
    onAddMore() {
      setView('upload');
      earlier.close();
    },
    onPrint: setPrinted,
    onReport: upgrade.showForReport,
    onTurn: workspace.turn,
  };
  const issueProps = { photos, requests, selection, issues, faceQuestion, removal };
  const earlierList = <EarlierList earlier={earlier} />;

  return (
    <PageFrame ref={frame}>
      <PageHeader
        allowance={allowance}
        isKept={workspace.isKept}
        isOutShown={analysis.isOut}
        hasResults={!isCurrent || view === 'results'}
      />
      <Notices {...{ photos, analysis, requests, selection, issues, removal, hasUploadBar }}>
        {isCurrent && view === 'upload' ? <PhotoIssues {...issueProps} isFolded={false} /> : null}
      </Notices>
      {earlier.isGone && <GoneNotice onDismiss={earlier.close} />}
      {isOpening && <Skeleton $height="16rem" $radius="var(--radius-card)" />}
      {openSet && (
        <EarlierView
          key={openSet.id}
          set={openSet}
          here={photos.analyzed}
          onBack={earlier.close}
          onDeleted={(deleted) => {
            removal.deletePhotos(deleted);
            setView(null);
            earlier.close();
          }}
          {...resultActions}
        />
      )}
      {isCurrent && view === 'results' && (
        <>
          <ResultsView
            photos={photos.all}
            notice={<PhotoIssues {...issueProps} isFolded />}
            areNew={analysis.running || analysis.summary !== null}
            onUploadNew={() => startOver(removal.removeAll)}
            {...resultActions}
          />
          {earlierList}
        </>
      )}
      {isCurrent && view === 'upload' && (
        <UploadView
          {...{ photos, analysis, requests, selection, removal, upgrade, hasUploadBar }}
          areErrorsListed={issues.isShown}
          earlier={earlierList}
          onResults={() => setView('results')}
        />
      )}
      <PrivacyNote
        who={photos.analyzed[0]?.result.writtenBy ?? null}
        stopAnalysis={analysis.stop}
        onDeleted={() => startOver(removal.deleteAll)}
      />
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
      {printed && <PrintReport photos={printed} onPrinted={() => setPrinted(null)} />}
    </PageFrame>
  );
}
