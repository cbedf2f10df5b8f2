import { styled } from '@datewright/sdk/styled';
import { Button, Dialog, Notice, SegmentedControl, Spinner, Stack, Text } from '@datewright/ui';
import { useInvalidFocus } from '@datewright/ui/use-invalid-focus';
import { useEffect, useRef, useState } from 'react';
import { BioSafetyNotice } from '../../../components/bio-safety-notice.tsx';
import { DialogActions } from '../../../components/dialog-actions.tsx';
import { BonusNotice, OutOfCredits } from '../../../components/out-of-credits.tsx';
import { ToneCards } from '../../../components/tone-cards.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import type { BioCredits } from '../../../hooks/use-bio-credits.ts';
import type { Wizard } from '../hooks/use-wizard.ts';
import { useWizardKeys } from '../hooks/use-wizard-keys.ts';
import { DetailsStep } from './details-step.tsx';
import { StepIndicator } from './step-indicator.tsx';

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

/** Three steps to a bio. It stays open while one is being written. */
export function WizardDialog({ open, wizard, credits, onClose }: Props) {
  const { wizard: copy } = useCopy();
  const { state, running } = wizard;
  const body = useRef<HTMLDivElement>(null);
  const checked = useInvalidFocus(body);
  function generate() {
    wizard.generate();
    checked();
  }
  const keys = useWizardKeys({ step: state.step, running, next: wizard.next, generate });
  // A way of closing that a page can't refuse (a phone's back gesture) opens it again.
  const [shown, setShown] = useState(0);
  return (
    <Dialog
      key={shown}
      open={open}
      onClose={() => (running ? setShown(shown + 1) : onClose())}
      title={copy.title}
      actions={!running && <Actions {...{ wizard, credits, generate }} />}
    >
      <Stack ref={body} $gap={5} onKeyDown={keys}>
        <StepIndicator step={state.step} />
        {running ? (
          <Busy>
            <Spinner label={copy.generating} />
            <strong>{copy.generating}</strong>
            <Text $tone="muted" $size={14}>
              {copy.generatingText}
            </Text>
          </Busy>
        ) : (
          <Step wizard={wizard} />
        )}
        {!running && wizard.problem && (
          <Notice tone="bad" live="assertive">
            {wizard.problem}
          </Notice>
        )}
        {!running && wizard.held && (
          <BioSafetyNotice care={wizard.held} wasRequested onGoOn={wizard.goOn} onUseRest={wizard.useRedactedText} />
        )}
        {!running &&
          credits.isOut &&
          (credits.bonus ? <BonusNotice /> : <OutOfCredits credits={credits} where="page" />)}
      </Stack>
    </Dialog>
  );
}

function Step({ wizard }: { wizard: Wizard }) {
  const { wizard: copy } = useCopy();
  const { state, change, held } = wizard;
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins at its first field
  useEffect(() => {
    // What was held back says so first.
    if (held) return;
    const frame = requestAnimationFrame(() => {
      const first = box.current?.querySelector('input');
      const field =
        first?.type === 'radio' ? (box.current?.querySelector<HTMLElement>('input:checked') ?? first) : first;
      field?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [state.step]);
  return (
    <div ref={box}>
      {state.step === 1 && (
        <Stack $gap={3}>
          <SegmentedControl
            legend={copy.gender}
            options={[
              { value: 'man', label: copy.genders.man },
              { value: 'woman', label: copy.genders.woman },
              { value: 'neutral', label: copy.genders.neutral },
            ]}
            value={state.gender}
            onChange={(gender) => change({ gender })}
          />
          <Text $tone="muted" $size={14}>
            {copy.genderHint}
          </Text>
        </Stack>
      )}
      {state.step === 2 && (
        <ToneCards
          legend={copy.tone}
          names={copy.tones}
          texts={copy.toneText}
          value={state.tone}
          onChange={(tone) => change({ tone })}
        />
      )}
      {state.step === 3 && <DetailsStep wizard={wizard} />}
    </div>
  );
}

function Actions({ wizard, credits, generate }: { wizard: Wizard; credits: BioCredits; generate: () => void }) {
  const { wizard: copy, page, credits: creditCopy } = useCopy();
  const { state } = wizard;
  return (
    <DialogActions>
      {state.step > 1 && (
        <Button variant="secondary" onClick={wizard.back}>
          {copy.back}
        </Button>
      )}
      {state.step < 3 ? (
        <Button onClick={wizard.next}>{copy.next}</Button>
      ) : (
        <Button disabled={!credits.canWrite} onClick={generate} title={copy.keys}>
          {copy.generate} · {credits.bonus ? creditCopy.bonusCost : page.cost}
        </Button>
      )}
    </DialogActions>
  );
}
