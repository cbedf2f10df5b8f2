import { Button, Notice, VisuallyHidden } from '@datewright/ui';
import type { ReactNode } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { CreditsBanner } from '../../analyze/components/credits-banner.tsx';
import { ProgressStrip } from '../../analyze/components/progress-strip.tsx';
import { SafetyNotices } from '../../analyze/components/safety-notices.tsx';
import type { Analysis } from '../../analyze/hooks/use-analysis.ts';
import type { PhotoSelection } from '../../upload/hooks/use-photo-selection.ts';
import type { AnalysisRequests } from '../hooks/use-analysis-requests.ts';
import type { Issues } from '../hooks/use-issues.ts';
import type { Removal } from '../hooks/use-removal.ts';
import type { PhotoGroups } from '../lib/group-photos.ts';
import { UndoRemoval } from './undo-removal.tsx';

interface Props {
  photos: PhotoGroups;
  analysis: Analysis;
  requests: AnalysisRequests;
  selection: PhotoSelection;
  issues: Issues;
  removal: Removal;
  /** The upload bar shows the undo button instead. */
  hasUploadBar: boolean;
  /** The photos with errors; null where they are folded below. */
  children: ReactNode;
}

/** Progress and outcome of the analysis, photos with errors, and the last removal. */
export function Notices(props: Props) {
  const { photos, analysis, requests, selection, issues, removal, hasUploadBar, children } = props;
  const { analyze: copy, choose } = useCopy();
  const { summary, failure, running } = analysis;
  const count = analysis.count(photos.all);
  return (
    <>
      <VisuallyHidden role="status">
        {running && copy.reading(count.done, count.all)}
        {!running && summary && summary.results + summary.failed > 0 && copy.done(summary.results, summary.failed)}
        {selection.loading > 0 && choose.loading(selection.loading)}
        {selection.loading === 0 && selection.added > 0 && !summary && !running && choose.added(selection.added)}
      </VisuallyHidden>
      {running && <ProgressStrip done={count.done} all={count.all} onStop={analysis.stop} />}
      {analysis.isOut && <CreditsBanner out={analysis.out} onDismiss={analysis.dismiss} />}
      {analysis.stopped && <Notice live="polite">{copy.stopped}</Notice>}
      {failure && (
        <Notice
          tone="bad"
          live="assertive"
          action={
            <Button variant="secondary" size="small" disabled={!requests.canAnalyze} onClick={requests.analyze}>
              {copy.again}
            </Button>
          }
        >
          {copy.failed} {copy.sameIsFree}
        </Notice>
      )}
      {issues.isShown && <SafetyNotices photos={photos.all} areIssuesFolded={children === null} />}
      {children}
      {!hasUploadBar && <UndoRemoval removal={removal} />}
    </>
  );
}
