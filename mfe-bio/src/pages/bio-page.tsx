import { useSession } from '@datewright/sdk/host';
import { Card, Skeleton, Stack } from '@datewright/ui';
import { ScoreCard } from '../features/report/components/score-card.tsx';
import { ScoreGuide } from '../features/report/components/score-guide.tsx';
import { CreateSection } from '../features/saved/components/create-section.tsx';
import { Dialogs } from './dialogs.tsx';
import { Columns, Frame, Main, Side } from './layout.tsx';
import { PageHeader } from './page-header.tsx';
import { ProgressStrip } from './progress-strip.tsx';
import { ScoreSection } from './score-section.tsx';
import { scrollSoon } from './scroll-soon.ts';
import { ThumbBar } from './thumb-bar.tsx';
import { UpgradeSection } from './upgrade-section.tsx';
import { useWorkspace } from './use-workspace.ts';

export function BioPage() {
  const userId = useSession().user?.id ?? '';
  return <BioWorkspace key={userId} userId={userId} />;
}

function BioWorkspace({ userId }: { userId: string }) {
  const work = useWorkspace(userId);
  const { saved, report, hasBio, showsReport, credits } = work;
  const { page } = saved;
  const showFixes = () => scrollSoon('bio-report', 0);
  const canUpgrade = hasBio && page.editing === null && !showsReport;
  return (
    <Frame>
      <PageHeader
        credits={credits}
        failed={saved.failed}
        quiet={hasBio}
        onCreate={work.openWizard}
        onRetry={saved.readAgain}
      />
      <ProgressStrip hasBio={hasBio} hasReport={showsReport} onStage={work.goTo} />
      <Columns>
        <Main>
          {saved.loading && <Waiting />}
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
      <ThumbBar work={work} onFixes={showFixes} />
      <Dialogs work={work} />
    </Frame>
  );
}

function Waiting() {
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
