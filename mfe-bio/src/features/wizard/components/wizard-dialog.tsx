import { styled } from '@datewright/sdk/styled';
import { Dialog, Notice, Spinner, Stack, Text } from '@datewright/ui';
import { useInvalidFocus } from '@datewright/ui/use-invalid-focus';
import { useRef, useState } from 'react';
import { BioSafetyNotice } from '../../../components/bio-safety-notice.tsx';
import { BonusNotice, OutOfCredits } from '../../../components/out-of-credits.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import type { BioCredits } from '../../../hooks/use-bio-credits.ts';
import type { Wizard } from '../hooks/use-wizard.ts';
import { useWizardKeys } from '../hooks/use-wizard-keys.ts';
import { StepIndicator } from './step-indicator.tsx';
import { WizardActions } from './wizard-actions.tsx';
import { WizardStep } from './wizard-step.tsx';

const Busy = styled.div`
  align-items: center;
  color: var(--orchid);
  display: grid;
  gap: var(--space-3);
  justify-items: center;
  min-height: 14rem;
  place-content: center;
  text-align: center;
`;

interface Props {
  open: boolean;
  wizard: Wizard;
  credits: BioCredits;
  onClose: () => void;
}

/** Three steps to a bio. The dialog stays open while the bio is being written. */
export function WizardDialog({ open, wizard, credits, onClose }: Props) {
  const { wizard: copy } = useCopy();
  const { step } = wizard.state;
  const { running, problem, safetyNotice, ...generation } = wizard.generation;
  const body = useRef<HTMLDivElement>(null);
  const focusInvalidField = useInvalidFocus(body);
  function generate() {
    generation.generate();
    focusInvalidField();
  }
  const onKeyDown = useWizardKeys({ step, running, next: wizard.next, generate });
  // Reopens the dialog while a bio is being written: a page can't prevent closing by a phone's back gesture.
  const [openCount, setOpenCount] = useState(0);
  return (
    <Dialog
      key={openCount}
      open={open}
      onClose={() => (running ? setOpenCount(openCount + 1) : onClose())}
      title={copy.title}
      actions={!running && <WizardActions wizard={wizard} credits={credits} onGenerate={generate} />}
    >
      <Stack ref={body} $gap={5} onKeyDown={onKeyDown}>
        <StepIndicator step={step} />
        {running ? (
          <Busy>
            <Spinner label={copy.generating} />
            <strong>{copy.generating}</strong>
            <Text $tone="muted" $size={14}>
              {copy.generatingText}
            </Text>
          </Busy>
        ) : (
          <WizardStep wizard={wizard} />
        )}
        {!running && problem && (
          <Notice tone="bad" live="assertive">
            {problem}
          </Notice>
        )}
        {!running && safetyNotice && (
          <BioSafetyNotice
            notice={safetyNotice}
            wasRequested
            onContinue={generation.generateAnyway}
            onUseRemainingText={generation.applyRedactedText}
          />
        )}
        {!running &&
          credits.isOut &&
          (credits.bonus ? <BonusNotice /> : <OutOfCredits credits={credits} where="page" />)}
      </Stack>
    </Dialog>
  );
}
