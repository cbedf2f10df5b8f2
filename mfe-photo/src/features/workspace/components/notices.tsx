import { Button, Notice, VisuallyHidden } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import { CreditsBanner } from '../../analyze/components/credits-banner.tsx';
import { IssuesPanel } from '../../analyze/components/issues-panel.tsx';
import { ProgressStrip } from '../../analyze/components/progress-strip.tsx';
import type { Workspace } from '../hooks/use-workspace.ts';
import { hasMobileBar, UndoRemoval } from './undo-removal.tsx';

/** How the work stands, how it ended, and what can be taken back. */
export function Notices({ work }: { work: Workspace }) {
  const { analyze: copy, choose } = useCopy();
  const { analysis, count, choosing } = work;
  const { ended, failure } = analysis;
  return (
    <>
      <VisuallyHidden role="status">
        {analysis.running && copy.reading(count.done, count.all)}
        {!analysis.running && ended && ended.results + ended.failed > 0 && copy.done(ended.results, ended.failed)}
        {choosing.loading > 0 && choose.loading(choosing.loading)}
        {choosing.loading === 0 && choosing.added > 0 && !ended && !analysis.running && choose.added(choosing.added)}
      </VisuallyHidden>
      {analysis.running && <ProgressStrip done={count.done} all={count.all} onStop={analysis.stop} />}
      {analysis.isOut && <CreditsBanner out={analysis.out} onDismiss={analysis.dismiss} />}
      {analysis.stopped && <Notice live="polite">{copy.stopped}</Notice>}
      {failure && (
        <Notice
          tone="bad"
          live="assertive"
          action={
            <Button variant="secondary" size="small" disabled={!work.canAnalyze} onClick={work.analyze}>
              {copy.again}
            </Button>
          }
        >
          {copy.failed} {copy.sameIsFree}
        </Notice>
      )}
      {work.showsIssues && (
        <IssuesPanel
          photos={work.photos}
          busy={analysis.running}
          onAgain={(photo) => work.retry(photo)}
          onFace={({ id }) => work.askFace(id)}
          onRemove={work.removeErrors}
          onDismiss={work.dismissIssues}
        />
      )}
      {!hasMobileBar(work) && <UndoRemoval work={work} />}
    </>
  );
}
