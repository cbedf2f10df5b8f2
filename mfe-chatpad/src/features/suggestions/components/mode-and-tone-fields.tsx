import { mode, tone } from '@datewright/contracts/chatpad/mode-and-tone';
import { SegmentedControl, Stack } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import type { ComposerValue } from '../lib/composer-value.ts';

interface Props {
  value: ComposerValue;
  onChange: (choice: Partial<ComposerValue>) => void;
}

/** Not inside a form, because Enter must not spend a credit. */
export function ModeAndToneFields({ value, onChange }: Props) {
  const { composer: copy } = useCopy();
  return (
    <Stack $gap={3}>
      <SegmentedControl
        legend={copy.mode}
        hideLegend
        options={mode.options.map((option) => ({ value: option, label: copy.modes[option] }))}
        value={value.mode}
        onChange={(next) => onChange({ mode: next })}
      />
      <SegmentedControl
        legend={copy.tone}
        hideLegend
        options={tone.options.map((option) => ({ value: option, label: copy.tones[option] }))}
        value={value.tone}
        onChange={(next) => onChange({ tone: next })}
      />
    </Stack>
  );
}
