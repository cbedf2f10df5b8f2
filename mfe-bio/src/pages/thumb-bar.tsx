import { bandOf } from '@datewright/contracts/bio/bands';
import { styled } from '@datewright/sdk/styled';
import { Button } from '@datewright/ui';
import { useCopy } from '../copy/use-copy.ts';
import { isTooLong } from '../features/saved/components/bio-field.tsx';
import { saveTyped } from '../features/saved/save-typed.ts';
import { ScoreRing } from '../frame/score-ring.tsx';
import { Thumb } from './layout.tsx';
import type { Workspace } from './use-workspace.ts';

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
export function ThumbBar({ work, onFixes }: { work: Workspace; onFixes: () => void }) {
  const { page: copy, bio, report: reportCopy } = useCopy();
  const { report, showsReport, hasBio, saved } = work;
  // The editor has its own buttons below the field.
  if (saved.page.editing) return null;
  const typed = saved.page.bioInput.trim();
  if (!hasBio && typed !== '') {
    return (
      <Thumb>
        <Button full disabled={isTooLong(typed)} busy={saved.saving !== null} onClick={() => void saveTyped(saved)}>
          {bio.save}
        </Button>
      </Thumb>
    );
  }
  return (
    <Thumb>
      {report && showsReport && (
        <Floating aria-label={reportCopy.cardTitle}>
          <ScoreRing
            size={44}
            score={report.analysis.score}
            tone={bandOf(report.analysis.score)}
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
    </Thumb>
  );
}
