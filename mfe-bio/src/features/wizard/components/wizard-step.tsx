import { SegmentedControl, Stack, Text } from '@datewright/ui';
import { useEffect, useRef } from 'react';
import { ToneCards } from '../../../components/tone-cards.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import type { Wizard } from '../hooks/use-wizard.ts';
import { DetailsStep } from './details-step.tsx';

/** The fields of the current step. */
export function WizardStep({ wizard }: { wizard: Wizard }) {
  const { wizard: copy } = useCopy();
  const { state, change, generation } = wizard;
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: focuses the first field when the step changes
  useEffect(() => {
    // The safety notice takes the focus itself.
    if (generation.safetyNotice) return;
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
