import type { MatchFields } from '@datewright/contracts/chatpad/match';
import { styled } from '@datewright/sdk/styled';
import { Stack, TextArea, TextField } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import { InterestsField } from './interests-field.tsx';

const NameAndAge = styled.div`
  display: grid;
  gap: var(--space-3);
  grid-template-columns: 1fr 6rem;
`;

interface Props {
  value: MatchFields;
  onChange: (fields: MatchFields) => void;
  isAgeInvalid: boolean;
  /** An interest that was typed but not added yet. */
  interest: string;
  onInterest: (typed: string) => void;
  onAddInterest: () => void;
}

/** The fields of the match's profile. */
export function MatchForm({ value, onChange, isAgeInvalid, interest, onInterest, onAddInterest }: Props) {
  const { form: copy } = useCopy();
  const change = (part: Partial<MatchFields>) => onChange({ ...value, ...part });
  return (
    <Stack>
      <NameAndAge>
        <TextField
          label={copy.name}
          value={value.name}
          maxLength={80}
          autoComplete="off"
          onChange={(event) => change({ name: event.target.value })}
        />
        <TextField
          label={copy.age}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={value.age ?? ''}
          error={isAgeInvalid ? copy.ageWrong : undefined}
          onChange={(event) => {
            const digits = event.target.value.replace(/\D/g, '');
            change({ age: digits === '' ? null : Number(digits) });
          }}
        />
      </NameAndAge>
      <TextArea
        label={copy.bio}
        placeholder={copy.bioPlaceholder}
        rows={3}
        value={value.bio}
        onChange={(event) => change({ bio: event.target.value })}
      />
      <InterestsField
        value={value.interests}
        onChange={(interests) => change({ interests })}
        typed={interest}
        onType={onInterest}
        onAdd={onAddInterest}
      />
    </Stack>
  );
}
