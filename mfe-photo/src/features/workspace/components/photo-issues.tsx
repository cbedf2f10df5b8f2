import { useCopy } from '../../../copy/use-copy.ts';
import { IssuesPanel } from '../../analyze/components/issues-panel.tsx';
import type { PhotoSelection } from '../../upload/hooks/use-photo-selection.ts';
import type { AnalysisRequests } from '../hooks/use-analysis-requests.ts';
import type { FaceQuestion } from '../hooks/use-face-question.ts';
import type { Issues } from '../hooks/use-issues.ts';
import type { Removal } from '../hooks/use-removal.ts';
import type { PhotoGroups } from '../lib/group-photos.ts';

interface Props {
  photos: PhotoGroups;
  requests: AnalysisRequests;
  selection: PhotoSelection;
  issues: Issues;
  faceQuestion: FaceQuestion;
  removal: Removal;
  isFolded: boolean;
}

/** The photos with errors, until the member has dismissed them. */
export function PhotoIssues({ photos, requests, selection, issues, faceQuestion, removal, isFolded }: Props) {
  const { choose } = useCopy();
  if (!issues.isShown) return null;
  return (
    <IssuesPanel
      photos={photos.all}
      isFolded={isFolded}
      intro={selection.noneLoaded ? choose.noneLoaded : null}
      onAgain={(photo) => requests.retry(photo)}
      onFace={faceQuestion.open}
      onRemove={() => removal.remove(photos.failed.map(({ id }) => id))}
      onDismiss={issues.dismiss}
    />
  );
}
