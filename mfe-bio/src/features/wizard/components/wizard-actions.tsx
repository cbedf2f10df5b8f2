import { Button } from '@datewright/ui';
import { DialogActions } from '../../../components/dialog-actions.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import type { BioCredits } from '../../../hooks/use-bio-credits.ts';
import type { Wizard } from '../hooks/use-wizard.ts';

interface Props {
  wizard: Wizard;
  credits: BioCredits;
  onGenerate: () => void;
}

/** Back, and either the next step or Generate with its cost. */
export function WizardActions({ wizard, credits, onGenerate }: Props) {
  const { wizard: copy, page, credits: creditCopy } = useCopy();
  const { step } = wizard.state;
  return (
    <DialogActions>
      {step > 1 && (
        <Button variant="secondary" onClick={wizard.back}>
          {copy.back}
        </Button>
      )}
      {step < 3 ? (
        <Button onClick={wizard.next}>{copy.next}</Button>
      ) : (
        <Button disabled={!credits.canWrite} onClick={onGenerate} title={copy.keys}>
          {copy.generate} · {credits.bonus ? creditCopy.bonusCost : page.cost}
        </Button>
      )}
    </DialogActions>
  );
}
