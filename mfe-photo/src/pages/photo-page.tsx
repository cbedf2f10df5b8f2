import { useSession } from '@datewright/sdk/host';
import { useRef, useState } from 'react';
import { FaceDialog } from '../features/analyze/components/face-dialog.tsx';
import { UpgradeDialog } from '../features/upgrade/components/upgrade-dialog.tsx';
import { DeleteDialog } from '../features/workspace/components/delete-dialog.tsx';
import { PageFrame } from '../features/workspace/components/layout.tsx';
import { Notices } from '../features/workspace/components/notices.tsx';
import { PageHeader } from '../features/workspace/components/page-header.tsx';
import { PrivacyNote } from '../features/workspace/components/privacy-note.tsx';
import { ResultsView } from '../features/workspace/components/results-view.tsx';
import { UploadView } from '../features/workspace/components/upload-view.tsx';
import { useWorkspace } from '../features/workspace/hooks/use-workspace.ts';
import { useFocusRecovery } from '../hooks/use-focus-recovery.ts';

export function PhotoPage() {
  const member = useSession().user?.id ?? '';
  return <Workspace key={member} />;
}

function Workspace() {
  const work = useWorkspace();
  const [isDeleting, setIsDeleting] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  useFocusRecovery(frame);
  const who = work.analyzed[0]?.result.writtenBy ?? null;
  return (
    <PageFrame ref={frame}>
      <PageHeader allowance={work.allowance} isKept={work.isKept} />
      <Notices work={work} />
      {work.view === 'results' ? <ResultsView work={work} /> : <UploadView work={work} />}
      <PrivacyNote who={who} onDelete={() => setIsDeleting(true)} />
      <UpgradeDialog
        gate={work.gate}
        allowance={work.allowance}
        onAnalyzeSome={work.analyzeSome}
        onClose={work.closeGate}
      />
      <FaceDialog
        photo={work.facePhoto}
        onChoose={(photo, at) => work.retry(photo, { face: at })}
        onNone={(photo) => work.remove(photo)}
        onClose={() => work.askFace(null)}
      />
      <DeleteDialog
        open={isDeleting}
        onClose={() => setIsDeleting(false)}
        onStart={work.analysis.stop}
        onDeleted={work.deleteAll}
      />
    </PageFrame>
  );
}
