import { useSession } from '@datewright/sdk/host';
import { Card, Skeleton, Stack } from '@datewright/ui';
import { ScoreCard } from '../features/report/components/score-card.tsx';
import { ScoreGuide } from '../features/report/components/score-guide.tsx';
import { CreateSection } from '../features/saved/components/create-section.tsx';
import { Dialogs } from '../features/workspace/components/dialogs.tsx';
import { Columns, Main, PageFrame, Side } from '../features/workspace/components/layout.tsx';
import { MobileActionBar } from '../features/workspace/components/mobile-action-bar.tsx';
import { PageHeader } from '../features/workspace/components/page-header.tsx';
import { ProgressStrip } from '../features/workspace/components/progress-strip.tsx';
import { ScoreSection } from '../features/workspace/components/score-section.tsx';
import { UpgradeSection } from '../features/workspace/components/upgrade-section.tsx';
import { useSideScore } from '../features/workspace/hooks/use-side-score.ts';
import { useStageNavigation } from '../features/workspace/hooks/use-stage-navigation.ts';
import { useWorkspace } from '../features/workspace/hooks/use-workspace.ts';
import { ChosenAppContext, useStoredApp } from '../hooks/use-chosen-app.ts';
import { scrollToLater } from '../lib/scroll-to.ts';

export function BioPage() {
  const userId = useSession().user?.id ?? '';
  return <BioWorkspace key={userId} userId={userId} />;
}

function BioWorkspace({ userId }: { userId: string }) {
  const { credits, saved, overrides, bioWizard, improveDialog, report, quickFixes, versionsDialog, reset } =
    useWorkspace(userId);
  const goToStage = useStageNavigation({ saved, report, reset });
  const { page } = saved;
  const hasBio = page.savedBio !== '';
  const side = useSideScore(page, report.measured, overrides);
  const showFixes = () =>
    scrollToLater(['bio-fixes', 'bio-report'].find((id) => document.getElementById(id)) ?? 'score-section', 0);
  const canUpgrade = hasBio && page.editing === null && !report.isShown && !report.analysis.running;
  return (
    <ChosenAppContext value={useStoredApp(userId)}>
      <PageFrame>
        <PageHeader
          failed={saved.failed}
          hasBio={hasBio}
          quiet={page.bioInput.trim() !== ''}
          onCreate={bioWizard.open}
          onRetry={() => void saved.retry()}
        />
        <ProgressStrip hasBio={hasBio} hasReport={report.isShown} onStage={(stage) => void goToStage(stage)} />
        <Columns>
          <Main>
            {saved.loading && <BioPageLoading />}
            {!saved.loading && !hasBio && (
              <CreateSection
                saved={saved}
                overrides={overrides}
                onCreate={bioWizard.open}
                onVersions={versionsDialog.open}
              />
            )}
            {hasBio && (
              <ScoreSection
                saved={saved}
                report={report}
                credits={credits}
                overrides={overrides}
                quickFixes={quickFixes}
                onVersions={versionsDialog.open}
              />
            )}
            {canUpgrade && (
              <UpgradeSection
                credits={credits}
                hasOldReport={report.current !== null}
                hidesOutOfCredits={report.analysis.isOut}
                onImprove={improveDialog.open}
                onScore={report.score}
                onCreate={bioWizard.open}
                onFresh={() => reset.open('fresh')}
              />
            )}
          </Main>
          <Side>
            {side.score ? <ScoreCard score={side.score} isLive={side.isLive} onFixes={showFixes} /> : <ScoreGuide />}
          </Side>
        </Columns>
        <MobileActionBar
          saved={saved}
          typedScore={side.isLive ? side.score : null}
          report={report}
          quickFixes={quickFixes}
          onCreate={bioWizard.open}
          onFixes={showFixes}
        />
        <Dialogs {...{ saved, credits, bioWizard, improveDialog, versionsDialog, reset }} onFixes={showFixes} />
      </PageFrame>
    </ChosenAppContext>
  );
}

function BioPageLoading() {
  return (
    <Card aria-busy>
      <Stack>
        <Skeleton $width="12rem" $height="1.75rem" />
        <Skeleton $height="9rem" />
        <Skeleton $width="9rem" $height="2.75rem" />
      </Stack>
    </Card>
  );
}
