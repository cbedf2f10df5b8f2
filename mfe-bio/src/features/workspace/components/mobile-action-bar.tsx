import { bioBandFor } from '@datewright/contracts/bio/bands';
import type { BioScore } from '@datewright/contracts/bio/score';
import { styled } from '@datewright/sdk/styled';
import { Button } from '@datewright/ui';
import { ActionBar } from '@datewright/ui/action-bar';
import { ScoreRing } from '../../../components/score-ring.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import type { QuickFixesState } from '../../saved/hooks/use-quick-fixes.ts';
import type { SavedBio } from '../../saved/hooks/use-saved-bio.ts';
import { isTooLong } from '../../saved/lib/is-too-long.ts';
import { saveInput } from '../../saved/lib/save-input.ts';
import type { ReportState } from '../hooks/use-report.ts';
import { Actions } from './layout.tsx';

const Floating = styled.section`
  align-items: center;
  display: flex;
  flex: 1 1 auto;
  min-width: 0;
  gap: var(--space-2);
  > button {
    flex: 1;
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
  onUse: (bio: string) => void;
  onFixes: () => void;
}

/** On a phone, the next action: save what was typed, otherwise create a bio, score the saved one, take the better version, or make the fix worth most. */
export function MobileActionBar({ saved, typedScore, report, quickFixes, onCreate, onUse, onFixes }: Props) {
  const { page: copy, bio, report: reportCopy } = useCopy();
  const hasBio = saved.page.savedBio !== '';
  const { current, isShown, offer, measured } = report;
  // The editor has its own buttons below the field.
  if (saved.loading || saved.page.editing) return null;
  const [best] = quickFixes.fixes;
  const typed = saved.page.bioInput.trim();
  if (!hasBio && typed !== '') {
    return (
      <ActionBar>
        <Actions>
          <Floating as="div">
            {typedScore && <BarRing score={typedScore} />}
            <Button disabled={isTooLong(typed)} busy={saved.saving !== null} onClick={() => void saveInput(saved)}>
              {bio.save}
            </Button>
          </Floating>
        </Actions>
      </ActionBar>
    );
  }
  if (!hasBio) {
    return (
      <ActionBar keepsNavigation>
        <Button full onClick={onCreate}>
          {copy.create}
        </Button>
      </ActionBar>
    );
  }
  return (
    <ActionBar>
      <Actions>
        {measured && (isShown || offer) && (
          <Floating aria-label={reportCopy.cardTitle}>
            <BarRing score={measured} />
            {offer ? (
              <Button onClick={() => onUse(offer.bio)}>
                {offer.score === null ? reportCopy.use : reportCopy.takeVersion(offer.score)}
              </Button>
            ) : (
              <Button
                variant={best ? 'primary' : 'secondary'}
                disabled={saved.saving !== null}
                onClick={best ? () => quickFixes.apply(best) : onFixes}
              >
                {best ? bio.bestFix(best.points, best.kind === 'write') : reportCopy.fixes}
              </Button>
            )}
          </Floating>
        )}
        {!isShown && !offer && (
          <Floating as="div">
            {measured && <BarRing score={measured} />}
            <Button busy={report.analysis.running} onClick={report.score}>
              {current ? bio.showReport : `${bio.score} · ${copy.cost}`}
            </Button>
          </Floating>
        )}
      </Actions>
    </ActionBar>
  );
}
