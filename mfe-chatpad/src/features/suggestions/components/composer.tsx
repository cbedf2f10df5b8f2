import { type Mode, mode, type Tone, tone } from '@datewright/contracts/chatpad';
import { styled } from '@datewright/sdk/styled';
import { Button, Row, SegmentedControl, Stack, Text, TextArea } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';

const Cost = styled.span`
  font-weight: 400;
  opacity: 0.85;
`;

export interface Choice {
  mode: Mode;
  tone: Tone;
  draft: string;
}

interface Props {
  value: Choice;
  onChange: (choice: Choice) => void;
  busy: boolean;
  disabled: boolean;
  onSend: () => void;
}

/** What kind of message, in which tone, from which draft. No form around it: Enter in a field must not cost a credit. */
export function Composer({ value, onChange, busy, disabled, onSend }: Props) {
  const { composer: copy } = useCopy();
  const isRewrite = value.draft.trim() !== '';
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
      <Row $justify="space-between" $gap={3}>
        <Button variant="primary" size="large" busy={busy} disabled={disabled} onClick={onSend}>
          {isRewrite ? copy.rewrite : copy.send[value.mode]} <Cost>· {copy.cost}</Cost>
        </Button>
        <Text $tone="muted" $size={14}>
          {copy.keys}
        </Text>
      </Row>
    </Stack>
  );
}
