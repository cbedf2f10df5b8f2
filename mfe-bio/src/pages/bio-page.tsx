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
import { useWorkspace } from '../features/workspace/hooks/use-workspace.ts';
import { scrollToLater } from '../lib/scroll-to.ts';

export function BioPage() {
  const userId = useSession().user?.id ?? '';
  return <BioWorkspace key={userId} userId={userId} />;
}

function BioWorkspace({ userId }: { userId: string }) {
  const work = useWorkspace(userId);
  const { saved, report, hasBio, showsReport, credits } = work;
  const { page } = saved;
  const showFixes = () => scrollToLater('bio-report', 0);
  const canUpgrade = hasBio && page.editing === null && !showsReport;
  return (
    <PageFrame>
      <PageHeader
        credits={credits}
        failed={saved.failed}
        quiet={hasBio}
        onCreate={work.openWizard}
        onRetry={saved.refetch}
      />
      <ProgressStrip hasBio={hasBio} hasReport={showsReport} onStage={work.goTo} />
      <Columns>
        <Main>
          {saved.loading && <BioPageLoading />}
          {!saved.loading && !hasBio && (
            <CreateSection
              saved={saved}
              waived={work.waived}
              onCreate={work.openWizard}
              onVersions={() => work.setVersionsOpen(true)}
            />
          )}
          {hasBio && <ScoreSection work={work} />}
          {canUpgrade && (
            <UpgradeSection
              credits={credits}
              busy={work.analysis.running}
              hasOldReport={report !== null}
              saidOut={work.analysis.isOut}
              onImprove={work.openImprove}
              onScore={work.score}
              onCreate={work.openWizard}
              onFresh={() => work.setResetting('fresh')}
            />
          )}
        </Main>
        <Side>
          {report && showsReport ? <ScoreCard score={report.analysis.score} onFixes={showFixes} /> : <ScoreGuide />}
        </Side>
      </Columns>
      <MobileActionBar work={work} onFixes={showFixes} />
      <Dialogs work={work} />
    </PageFrame>
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
