import { Icon, Row, Stack, Text } from '@datewright/ui';
import { AddField } from '@datewright/ui/add-field';
import { Chip } from '@datewright/ui/chip';
import { useId } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import type { Wizard } from '../hooks/use-wizard.ts';
import { findMissingDetails, interestLimits } from '../lib/interests.ts';

/** Three to five interests, typed or picked from the suggestions. */
export function InterestsStep({ wizard }: { wizard: Wizard }) {
  const { wizard: copy } = useCopy();
  const { state, change, tried } = wizard;
  const { add, remove, full } = wizard.interests;
  const custom = state.interests.filter((interest) => !copy.suggestedInterests.includes(interest));
  const tooFew = tried && findMissingDetails(state).interests ? copy.tooFew : undefined;

  const spots = useId();
  return (
    <Stack $gap={3}>
      <AddField
        aria-invalid={tooFew ? true : undefined}
        aria-describedby={spots}
        label={copy.interests}
        addLabel={copy.addInterest}
        onAdd={() => add(state.typed, 'typed')}
        value={state.typed}
        maxLength={interestLimits.length}
        placeholder={copy.typeInterest}
        autoComplete="off"
        onChange={(event) => change({ typed: event.target.value })}
      />
      <Row as="fieldset" $gap={2} aria-label={copy.suggestions}>
        {custom.map((interest) => (
          <Chip key={interest} aria-pressed aria-label={copy.removeInterest(interest)} onClick={() => remove(interest)}>
            {interest}
            <Icon name="close" size={14} />
          </Chip>
        ))}
        {copy.suggestedInterests.map((interest) => {
          const chosen = state.interests.includes(interest);
          return (
            <Chip
              key={interest}
              aria-pressed={chosen}
              onClick={() => (chosen ? remove(interest) : add(interest, 'suggested'))}
            >
              {interest}
              <Icon name={chosen ? 'check' : 'plus'} size={14} />
            </Chip>
          );
        })}
      </Row>
      <div id={spots} role="status">
        {full ? (
          <Text $size={14} $tone="careful">
            {copy[full]}
          </Text>
        ) : (
          <Text $size={14} $tone={tooFew ? 'bad' : 'muted'}>
            {tooFew ?? copy.spots(interestLimits.max - state.interests.length)}
          </Text>
        )}
      </div>
    </Stack>
  );
}
