import { type Mode, mode, type Tone, tone } from '@datewright/contracts/chatpad/wish';
import { SegmentedControl, Stack, TextArea } from '@datewright/ui';
import type { ReactNode } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';

export interface Choice {
  mode: Mode;
  tone: Tone;
  draft: string;
}

interface Props {
  value: Choice;
  onChange: (choice: Choice) => void;
  /** The button that sends. */
  children: ReactNode;
}

/** What kind of message, in which tone, from which draft. No form around it: Enter in a field must not cost a credit. */
export function Composer({ value, onChange, children }: Props) {
  const { composer: copy } = useCopy();
  return (
    <Stack>
      <SegmentedControl
        legend={copy.mode}
        options={mode.options.map((option) => ({ value: option, label: copy.modes[option] }))}
        value={value.mode}
        onChange={(next) => onChange({ ...value, mode: next })}
      />
      <SegmentedControl
        legend={copy.tone}
        options={tone.options.map((option) => ({ value: option, label: copy.tones[option] }))}
        value={value.tone}
        onChange={(next) => onChange({ ...value, tone: next })}
      />
      <TextArea
        label={copy.draft}
        optional
        rows={2}
        hint={copy.draftHint}
        placeholder={copy.draftPlaceholder}
        value={value.draft}
        onChange={(event) => onChange({ ...value, draft: event.target.value })}
      />
      {children}
    </Stack>
  );
}
