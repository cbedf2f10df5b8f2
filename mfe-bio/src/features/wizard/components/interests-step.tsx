import { styled } from '@datewright/sdk/styled';
import { Button, Icon, Row, Stack, Text, TextField } from '@datewright/ui';
import type { KeyboardEvent } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { interestLimits, missingIn } from '../interests.ts';
import type { Wizard } from '../use-wizard.ts';

export const Chip = styled.button`
  align-items: center;
  background: transparent;
  border: 1px dashed var(--control-line);
  border-radius: var(--radius-round);
  color: inherit;
  cursor: pointer;
  display: inline-flex;
  font-size: var(--text-14);
  gap: var(--space-2);
  max-width: 100%;
  min-height: 2.25rem;
  overflow-wrap: anywhere;
  padding: 0.25rem 0.75rem;
  text-align: left;
  &[aria-pressed='true'] {
    background: var(--surface-raised);
    border: 1px solid var(--text);
  }
  &:hover {
    border-color: var(--text);
  }
  @media (pointer: coarse) {
    min-height: var(--target);
  }
`;

const Line = styled.div`
  align-items: end;
  display: grid;
  gap: var(--space-2);
  grid-template-columns: 1fr auto;
`;

/** Three to five interests, typed or picked. */
export function InterestsStep({ wizard }: { wizard: Wizard }) {
  const { wizard: copy } = useCopy();
  const { state, change, add, remove, full, tried } = wizard;
  const own = state.interests.filter((interest) => !copy.suggestedInterests.includes(interest));
  const tooFew = tried && missingIn(state).interests ? copy.tooFew : undefined;

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    add(state.typed, 'typed');
  }

  return (
    <Stack $gap={3}>
      <Line>
        <TextField
          label={copy.interests}
          value={state.typed}
          maxLength={interestLimits.length}
          placeholder={copy.typeInterest}
          autoComplete="off"
          enterKeyHint="done"
          onChange={(event) => change({ typed: event.target.value })}
          onKeyDown={onKeyDown}
        />
        <Button variant="secondary" onClick={() => add(state.typed, 'typed')}>
          {copy.addInterest}
        </Button>
      </Line>
      <Row as="fieldset" $gap={2} aria-label={copy.suggestions}>
        {own.map((interest) => (
          <Chip
            key={interest}
            type="button"
            aria-pressed
            aria-label={copy.removeInterest(interest)}
            onClick={() => remove(interest)}
          >
            {interest}
            <Icon name="close" size={14} />
          </Chip>
        ))}
        {copy.suggestedInterests.map((interest) => {
          const chosen = state.interests.includes(interest);
          return (
            <Chip
              key={interest}
              type="button"
              aria-pressed={chosen}
              onClick={() => (chosen ? remove(interest) : add(interest, 'suggested'))}
            >
              {interest}
              <Icon name={chosen ? 'check' : 'plus'} size={14} />
            </Chip>
          );
        })}
      </Row>
      <div role="status">
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
