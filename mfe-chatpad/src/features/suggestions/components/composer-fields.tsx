import { type Mode, mode, type Tone, tone } from '@datewright/contracts/chatpad/mode-and-tone';
import { SegmentedControl, Stack, TextArea } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';

export interface ComposerValue {
  mode: Mode;
  tone: Tone;
  draft: string;
}

interface Props {
  value: ComposerValue;
  onChange: (choice: Partial<ComposerValue>) => void;
}

/** What kind of message, in which tone. No form around it: Enter in a field must not cost a credit. */
export function ModeAndToneFields({ value, onChange }: Props) {
  const { composer: copy } = useCopy();
  return (
    <Stack $gap={3}>
      <SegmentedControl
        legend={copy.mode}
        options={mode.options.map((option) => ({ value: option, label: copy.modes[option] }))}
        value={value.mode}
        onChange={(next) => onChange({ mode: next })}
      />
      <SegmentedControl
        legend={copy.tone}
        options={tone.options.map((option) => ({ value: option, label: copy.tones[option] }))}
        value={value.tone}
        onChange={(next) => onChange({ tone: next })}
      />
    </Stack>
  );
}

/** The member's own words, to be polished. */
export function DraftField({ value, onChange }: Props) {
  const { composer: copy } = useCopy();
  return (
    <TextArea
      label={copy.draft}
      optional
      rows={2}
      hint={copy.draftHint}
      placeholder={copy.draftPlaceholder}
      value={value.draft}
      onChange={(event) => onChange({ draft: event.target.value })}
    />
  );
}
