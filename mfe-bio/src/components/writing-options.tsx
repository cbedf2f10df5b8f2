import { appLimits, type DatingApp } from '@datewright/contracts/bio/rules';
import { styled } from '@datewright/sdk/styled';
import { SegmentedControl, Select, Stack, Text, TextArea, TextField } from '@datewright/ui';
import { Checkbox } from '@datewright/ui/checkbox';
import { useCopy } from '../copy/use-copy.ts';
import { useChosenApp } from '../hooks/use-chosen-app.ts';
import type { Voice } from '../hooks/use-voice.ts';
import { apps } from '../lib/app-fit.ts';

export const MoreOptions = styled.details`
  border-top: 1px solid var(--hairline);
  padding-top: var(--space-2);
  > summary {
    align-items: center;
    color: var(--muted);
    cursor: pointer;
    min-height: var(--target);
    padding-block: var(--space-2);
  }
`;

interface AppChoice {
  app: DatingApp | null;
  prompt: string;
}

interface AppProps {
  value: AppChoice;
  onChange: (choice: AppChoice) => void;
}

/** The app, whose limit the text keeps, and the Hinge prompt. */
export function AppOptions({ value, onChange }: AppProps) {
  const { options: copy } = useCopy();
  const { app } = value;
  const { choose: chooseApp } = useChosenApp();
  const all = [{ value: 'any', label: copy.anyApp }, ...apps.map((name) => ({ value: name, label: copy.apps[name] }))];
  function choose(next: string) {
    const chosen = apps.find((name) => name === next) ?? null;
    if (chosen) chooseApp(chosen);
    const [firstPrompt = ''] = copy.prompts;
    onChange({ app: chosen, prompt: chosen === 'hinge' && value.prompt === '' ? firstPrompt : value.prompt });
  }
  return (
    <Stack>
      <SegmentedControl legend={copy.app} options={all} value={app ?? 'any'} onChange={choose} />
      {app && (
        <Text $tone="muted" $size={14}>
          {app === 'hinge' ? copy.hingeLimit(appLimits.hinge) : copy.limit(appLimits[app])}
        </Text>
      )}
      {app === 'hinge' && <PromptField value={value.prompt} onChange={(prompt) => onChange({ ...value, prompt })} />}
    </Stack>
  );
}

/** The voice sample. */
export function VoiceOptions({ voice }: { voice: Voice }) {
  const { options: copy } = useCopy();
  return (
    <Stack>
      <TextArea
        label={copy.voice}
        optional
        rows={3}
        hint={copy.voiceHint}
        placeholder={copy.voicePlaceholder}
        value={voice.sample}
        onChange={(event) => voice.setSample(event.target.value)}
      />
      {(voice.sample.trim() !== '' || voice.isKept) && (
        <Checkbox
          label={voice.isKept ? copy.voiceKept : copy.keepVoice}
          checked={voice.keep}
          onChange={(event) => voice.setKeep(event.target.checked)}
        />
      )}
    </Stack>
  );
}

function PromptField({ value, onChange }: { value: string; onChange: (prompt: string) => void }) {
  const { options: copy } = useCopy();
  const isOwn = !copy.prompts.includes(value);
  return (
    <>
      <Select label={copy.prompt} value={isOwn ? '' : value} onChange={(event) => onChange(event.target.value)}>
        {copy.prompts.map((prompt) => (
          <option key={prompt} value={prompt}>
            {prompt}
          </option>
        ))}
        <option value="">{copy.ownPrompt}</option>
      </Select>
      {isOwn && (
        <TextField
          label={copy.ownPromptLabel}
          value={value}
          maxLength={150}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </>
  );
}
