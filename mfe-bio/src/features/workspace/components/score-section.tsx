import { Button, RetryNotice, Stack, Text } from '@datewright/ui';
import { BioSafetyNotice } from '../../../components/bio-safety-notice.tsx';
import { CheckedText, Prose } from '../../../components/checked-text.tsx';
import { OnlyWide } from '../../../components/only-wide.ts';
import { OutOfCredits } from '../../../components/out-of-credits.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import type { BioCredits } from '../../../hooks/use-bio-credits.ts';
import type { ModerationOverrides } from '../../../hooks/use-moderation-overrides.ts';
import { BioReport } from '../../report/components/bio-report.tsx';
import { HighlightedBio } from '../../report/components/highlighted-bio.tsx';
import { OutdatedReport } from '../../report/components/outdated-report.tsx';
import { ReportLoading } from '../../report/components/report-loading.tsx';
import { listFindings } from '../../report/lib/findings.ts';
import { QuickFixes } from '../../saved/components/quick-fixes.tsx';
import { SavedSection } from '../../saved/components/saved-section.tsx';
import type { QuickFixesState } from '../../saved/hooks/use-quick-fixes.ts';
import type { SavedBio } from '../../saved/hooks/use-saved-bio.ts';
import { getAiText } from '../../saved/lib/page-selectors.ts';
import type { ReportState } from '../hooks/use-report.ts';

interface Props {
  saved: SavedBio;
  report: ReportState;
  credits: BioCredits;
  overrides: ModerationOverrides;
  quickFixes: QuickFixesState;
  onVersions: () => void;
}

/** The saved bio, and its report once there is one. */
export function ScoreSection({ saved, report, credits, overrides, quickFixes, onVersions }: Props) {
  const { analysis, current, outdated, isShown, offer } = report;
  const { page } = saved;
  // An open editor shows its own notice.
  const notice = analysis.running || page.editing ? null : analysis.getSafetyNotice(page.savedBio);
  return (
    <Stack id="score-section" $gap={6}>
      <SavedSection
        saved={saved}
        text={<BioText saved={saved} report={report} />}
        busy={saved.saving !== null || analysis.running}
        overrides={overrides}
        action={!report.isShown && <ScoreButton report={report} />}
        onVersions={onVersions}
      />
      {!page.editing && (
        <QuickFixes
          quickFixes={quickFixes}
          busy={saved.saving !== null || analysis.running}
          hidesScore={current !== null && isShown}
        />
      )}
      {analysis.isOut && <OutOfCredits credits={credits} where="scanner" onLater={analysis.dismiss} />}
      {analysis.problem && (
        <AnalysisProblem message={analysis.problem.message} detail={analysis.problem.detail} onRetry={report.score} />
      )}
      {notice && (
        <BioSafetyNotice
          notice={notice}
          wasRequested
          onContinue={report.scoreAnyway}
          onUseRemainingText={report.applyRedactedText}
        />
      )}
      {analysis.running && <ReportLoading />}
      {outdated && !analysis.running && (
        <OutdatedReport
          key={outdated.bio}
          bio={outdated.bio}
          analysis={outdated.answer.analysis}
          isOffered={offer !== null}
          onUse={report.applySuggestion}
        />
      )}
      {current && isShown && (
        <BioReport
          bio={page.savedBio}
          analysis={current.analysis}
          chosen={report.selectedFinding}
          onChoose={report.selectFinding}
          isOffered={!page.editing}
          onUse={report.applySuggestion}
          onDismiss={report.hide}
        />
      )}
    </Stack>
  );
}

function ScoreButton({ report: { analysis, current, offer, score } }: Pick<Props, 'report'>) {
  const { bio: copy, page: pageCopy } = useCopy();
  return (
    <OnlyWide>
      <Button variant={offer ? 'secondary' : 'primary'} size="small" busy={analysis.running} onClick={score}>
        {current ? copy.showReport : copy.score}
        {!current && ` · ${pageCopy.cost}`}
      </Button>
    </OnlyWide>
  );
}

interface AnalysisProblemProps {
  message: string;
  /** What the service said. */
  detail: string | null;
  onRetry: () => void;
}

function AnalysisProblem({ message, detail, onRetry }: AnalysisProblemProps) {
  return (
    <RetryNotice live="assertive" onRetry={onRetry}>
      {message}
      {detail && (
        <Text as="span" $tone="muted" $size={14}>
          {' '}
          {detail}
        </Text>
      )}
    </RetryNotice>
  );
}

/** The bio with the report's findings marked, or the facts that the member should check. */
function BioText({ saved, report }: Pick<Props, 'saved' | 'report'>) {
  const { current, isShown, selectedFinding, selectFinding } = report;
  const { savedBio } = saved.page;
  if (current && isShown) {
    const found = listFindings(current.analysis);
    const choose = (id: string) => selectFinding(id === selectedFinding ? null : id);
    return <HighlightedBio text={savedBio} found={found} chosen={selectedFinding} onChoose={choose} />;
  }
  const toCheck = getAiText(saved.page)?.toCheck ?? [];
  return (
    <Prose>
      <CheckedText text={savedBio} toCheck={toCheck} />
    </Prose>
  );
}
