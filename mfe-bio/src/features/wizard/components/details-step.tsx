import { Button, Row, Stack, TextArea } from '@datewright/ui';
import { Chip } from '@datewright/ui/chip';
import { AppOptions, MoreOptions, VoiceOptions } from '../../../components/writing-options.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import type { Wizard } from '../hooks/use-wizard.ts';
import { findMissingDetails } from '../lib/interests.ts';
import { InterestsStep } from './interests-step.tsx';

/** Interests, what the member looks for, the app, and the options of the text. */
export function DetailsStep({ wizard }: { wizard: Wizard }) {
  const { wizard: copy } = useCopy();
  const { state, change, tried, voice } = wizard;
  return (
    <Stack $gap={5}>
      <InterestsStep wizard={wizard} />
      <Stack $gap={3}>
        <TextArea
          label={copy.lookingFor}
          rows={2}
          maxLength={300}
          placeholder={copy.lookingForPlaceholder}
          value={state.lookingFor}
          error={tried && findMissingDetails(state).lookingFor ? copy.lookingForMissing : undefined}
          onChange={(event) => change({ lookingFor: event.target.value })}
        />
        <Row $gap={2}>
          {copy.suggestedLookingFor.map((wanted) => (
            <Chip
              key={wanted}
              aria-pressed={state.lookingFor === wanted}
              onClick={() => change({ lookingFor: wanted })}
            >
              {wanted}
            </Chip>
          ))}
          {state.lookingFor !== '' && (
            <Button variant="ghost" size="small" onClick={() => change({ lookingFor: '' })}>
              {copy.clear}
            </Button>
          )}
        </Row>
      </Stack>
      <AppOptions value={state} onChange={change} />
      <MoreOptions open={voice.sample !== '' || undefined}>
        <summary>{copy.more}</summary>
        <VoiceOptions voice={voice} />
      </MoreOptions>
    </Stack>
  );
}
