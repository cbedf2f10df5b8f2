import { bioBandFor } from '@datewright/contracts/bio/bands';
import type { BioScore } from '@datewright/contracts/bio/score';
import { styled } from '@datewright/sdk/styled';
import { Button } from '@datewright/ui';
import { ActionBar } from '@datewright/ui/action-bar';
import { ScoreRing } from '@datewright/ui/score-ring';
import { useCopy } from '../../../copy/use-copy.ts';
import type { QuickFixesState } from '../../saved/hooks/use-quick-fixes.ts';
import type { SavedBio } from '../../saved/hooks/use-saved-bio.ts';
import { isTooLong } from '../../saved/lib/is-too-long.ts';
import { saveInput } from '../../saved/lib/save-input.ts';
import type { ReportState } from '../hooks/use-report.ts';

const Floating = styled.section`
  align-items: center;
  display: flex;
  gap: var(--space-2);
  > button {
    flex: 1;
    padding-inline: var(--space-2);
  }
`;

function BarRing({ score: { score } }: { score: BioScore }) {
  const { report: copy } = useCopy();
  return <ScoreRing size={44} score={score} tone={bioBandFor(score)} label={copy.outOf(score)} />;
}

interface Props {
  saved: SavedBio;
  /** The score of what is being typed. */
  typedScore: BioScore | null;
  report: ReportState;
  quickFixes: QuickFixesState;
  onCreate: () => void;
  onFixes: () => void;
}

/** On a phone, the next action: save what was typed, otherwise create a bio, score the saved one, or make the fix worth most. */
export function MobileActionBar({ saved, typedScore, report, quickFixes, onCreate, onFixes }: Props) {
  const { page: copy, bio, report: reportCopy } = useCopy();
  const hasBio = saved.page.savedBio !== '';
  const { current, isShown, offer, measured } = report;
  // The editor has its own buttons below the field.
  if (saved.loading || saved.page.editing) return null;
  // A better version is on the page, with the page's main button.
  const best = offer ? undefined : quickFixes.fixes[0];
  const typed = saved.page.bioInput.trim();
  if (!hasBio && typed === '') {
    return (
      <ActionBar keepsNavigation>
        <Button full onClick={onCreate}>
          {copy.create}
        </Button>
      </ActionBar>
    );
  }
  if (!hasBio) {
    return (
      <ActionBar keepsNavigation>
        <Floating as="div">
          {typedScore && <BarRing score={typedScore} />}
          <Button disabled={isTooLong(typed)} busy={saved.saving !== null} onClick={() => void saveInput(saved)}>
            {bio.save}
          </Button>
        </Floating>
      </ActionBar>
    );
  }
  return (
    <ActionBar keepsNavigation>
      <Floating aria-label={reportCopy.cardTitle}>
        {measured && <BarRing score={measured} />}
        {isShown ? (
          <Button
            variant={best ? 'primary' : 'secondary'}
            disabled={saved.saving !== null}
            onClick={best ? () => quickFixes.apply(best) : onFixes}
          >
            {best ? bio.bestFix(best.points, best.kind === 'write') : reportCopy.fixes}
          </Button>
        ) : (
          <Button variant={offer ? 'secondary' : 'primary'} busy={report.analysis.running} onClick={report.score}>
            {current ? bio.showReport : `${bio.score} · ${copy.cost}`}
          </Button>
        )}
      </Floating>
    </ActionBar>
  );
}
