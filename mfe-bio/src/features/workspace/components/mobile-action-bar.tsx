import { bioBandFor } from '@datewright/contracts/bio/bands';
import { styled } from '@datewright/sdk/styled';
import { Button } from '@datewright/ui';
import { ScoreRing } from '../../../components/score-ring.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import { isTooLong } from '../../saved/components/bio-field.tsx';
import { saveInput } from '../../saved/lib/save-input.ts';
import type { Workspace } from '../hooks/use-workspace.ts';
import { MobileBar } from './layout.tsx';

const Floating = styled.section`
  align-items: center;
  display: flex;
  flex: 1;
  gap: var(--space-3);
  min-width: 0;
  > button {
    flex: 1;
  }
`;

/** On a phone, what the moment asks for: save what was typed, else make a bio or score the one that is there. */
export function MobileActionBar({ work, onFixes }: { work: Workspace; onFixes: () => void }) {
  const { page: copy, bio, report: reportCopy } = useCopy();
  const { report, showsReport, hasBio, saved } = work;
  // The editor has its own buttons below the field.
  if (saved.page.editing) return null;
  const typed = saved.page.bioInput.trim();
  if (!hasBio && typed !== '') {
    return (
      <MobileBar>
        <Button full disabled={isTooLong(typed)} busy={saved.saving !== null} onClick={() => void saveInput(saved)}>
          {bio.save}
        </Button>
      </MobileBar>
    );
  }
  return (
    <MobileBar>
      {report && showsReport && (
        <Floating aria-label={reportCopy.cardTitle}>
          <ScoreRing
            size={44}
            score={report.analysis.score}
            tone={bioBandFor(report.analysis.score)}
            label={reportCopy.outOf(report.analysis.score)}
          />
          <Button variant="secondary" onClick={onFixes}>
            {reportCopy.fixes}
          </Button>
        </Floating>
      )}
      <Button variant={hasBio ? 'secondary' : 'primary'} full={!showsReport} onClick={work.openWizard}>
        {copy.create}
      </Button>
      {hasBio && !showsReport && (
        <Button full busy={work.analysis.running} onClick={work.score}>
          {bio.score}
        </Button>
      )}
    </MobileBar>
  );
}
