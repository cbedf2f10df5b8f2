import { useSession } from '@datewright/sdk/host';
import { useRef, useState } from 'react';
import { FaceDialog } from '../features/analyze/components/face-dialog.tsx';
import { GateDialog } from '../features/gate/components/gate-dialog.tsx';
import { useGoesOn } from '../frame/goes-on.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { Frame } from './layout.tsx';
import { Notices } from './notices.tsx';
import { PageHeader } from './page-header.tsx';
import { PrivacyNote } from './privacy-note.tsx';
import { ResultsView } from './results-view.tsx';
import { UploadView } from './upload-view.tsx';
import { useWorkspace } from './use-workspace.ts';

export function PhotoPage() {
  const member = useSession().user?.id ?? '';
  return <Workspace key={member} />;
}

function Workspace() {
  const work = useWorkspace();
  const [isDeleting, setIsDeleting] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  useGoesOn(frame);
  const who = work.analyzed[0]?.result.writtenBy ?? null;
  return (
    <Frame ref={frame}>
      <PageHeader allowance={work.allowance} isKept={work.isKept} />
      <Notices work={work} />
      {work.view === 'results' ? <ResultsView work={work} /> : <UploadView work={work} />}
      <PrivacyNote who={who} onDelete={() => setIsDeleting(true)} />
      <GateDialog
        gate={work.gate}
        allowance={work.allowance}
        onAnalyzeSome={work.analyzeSome}
        onClose={work.closeGate}
      />
      <FaceDialog
        photo={work.facePhoto}
        onChoose={(photo, at) => work.again(photo, { face: at })}
        onNone={(photo) => work.remove(photo)}
        onClose={() => work.askFace(null)}
      />
      <DeleteDialog
        open={isDeleting}
        onClose={() => setIsDeleting(false)}
        onStart={work.analysis.stop}
        onDeleted={work.forget}
      />
    </Frame>
  );
}
