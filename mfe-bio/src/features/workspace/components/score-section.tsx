import { Button, Notice, Stack, Text } from '@datewright/ui';
import { BioSafetyNotice } from '../../../components/bio-safety-notice.tsx';
import { CheckedText, Prose } from '../../../components/checked-text.tsx';
import { OutOfCredits } from '../../../components/out-of-credits.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import { BioReport } from '../../report/components/bio-report.tsx';
import { HighlightedBio } from '../../report/components/highlighted-bio.tsx';
import { OutdatedReport } from '../../report/components/outdated-report.tsx';
import { ReportLoading } from '../../report/components/report-loading.tsx';
import { listFindings } from '../../report/lib/findings.ts';
import { SavedSection } from '../../saved/components/saved-section.tsx';
import { getAiText } from '../../saved/lib/saved-page.ts';
import type { Workspace } from '../hooks/use-workspace.ts';

/** The saved bio, and its report once there is one. */
export function ScoreSection({ work }: { work: Workspace }) {
  const { bio: copy, page: pageCopy } = useCopy();
  const { saved, analysis, report, olderReport, showsReport, chosen, setChosen } = work;
  const { page } = saved;
  // An open editor says it itself.
  const care = analysis.running || page.editing ? null : analysis.getSafetyNotice(page.savedBio);
  return (
    <Stack id="score-section" $gap={6}>
      <SavedSection
        saved={saved}
        text={<BioText work={work} />}
        held={work.held}
        waived={work.waived}
        actions={
          <>
            {!showsReport && (
              <Button variant="secondary" size="small" busy={analysis.running} onClick={work.score}>
                {report ? copy.showReport : copy.score}
                {!report && ` · ${pageCopy.cost}`}
              </Button>
            )}
            <Button variant="ghost" size="small" onClick={() => work.setVersionsOpen(true)}>
              {copy.versions}
            </Button>
          </>
        }
      />
      {analysis.isOut && <OutOfCredits credits={work.credits} where="scanner" onLater={analysis.dismiss} />}
      {analysis.problem && (
        <Notice
          tone="bad"
          live="assertive"
          action={
            <Button variant="secondary" size="small" onClick={work.score}>
              {pageCopy.retry}
            </Button>
          }
        >
          {analysis.problem.message}
          {analysis.problem.detail && (
            <Text as="span" $tone="muted" $size={14}>
              {' '}
              {analysis.problem.detail}
            </Text>
          )}
        </Notice>
      )}
      {care && <BioSafetyNotice care={care} wasRequested onGoOn={work.scoreAnyway} onUseRest={work.useRedactedText} />}
      {analysis.running && <ReportLoading />}
      {olderReport && !analysis.running && (
        <OutdatedReport
          key={olderReport.bio}
          bio={olderReport.bio}
          analysis={olderReport.answer.analysis}
          onUse={work.useSuggestion}
        />
      )}
      {report && showsReport && (
        <BioReport
          bio={page.savedBio}
          analysis={report.analysis}
          chosen={chosen}
          onChoose={setChosen}
          onUse={work.useSuggestion}
          onDismiss={() => saved.change({ reportHidden: true })}
        />
      )}
    </Stack>
  );
}

/** The bio with what is known of its words: findings of the report, or facts to be checked. */
function BioText({ work }: { work: Workspace }) {
  const { saved, report, showsReport, chosen, setChosen } = work;
  const { savedBio } = saved.page;
  if (report && showsReport) {
    const found = listFindings(report.analysis);
    const choose = (id: string) => setChosen(id === chosen ? null : id);
    return <HighlightedBio text={savedBio} found={found} chosen={chosen} onChoose={choose} />;
  }
  const toCheck = getAiText(saved.page)?.toCheck ?? [];
  return (
    <Prose>
      <CheckedText text={savedBio} toCheck={toCheck} />
    </Prose>
  );
}
