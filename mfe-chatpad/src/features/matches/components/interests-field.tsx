import { styled } from '@datewright/sdk/styled';
import { Button, Icon, Row, Stack, TextField } from '@datewright/ui';
import { type KeyboardEvent, useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';

const Chip = styled.button`
  align-items: center;
  background: var(--surface-raised);
  border: 1px solid var(--hairline);
  border-radius: var(--radius-round);
  color: inherit;
  cursor: pointer;
  display: inline-flex;
  gap: var(--space-2);
  max-width: 100%;
  min-height: 2.25rem;
  overflow-wrap: anywhere;
  padding: 0.25rem 0.75rem;
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

const most = 20;

interface Props {
  value: string[];
  onChange: (interests: string[]) => void;
}

export function InterestsField({ value, onChange }: Props) {
  const { form: copy } = useCopy();
  const [typed, setTyped] = useState('');

  function add() {
    const news = typed
      .split(/[,;\n]/)
      .map((interest) => interest.trim().slice(0, 60))
      .filter((interest) => interest !== '' && !value.includes(interest));
    if (news.length > 0) onChange([...value, ...news].slice(0, most));
    setTyped('');
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    add();
  }

  return (
    <Stack $gap={2}>
      <Line>
        <TextField
          label={copy.interests}
          value={typed}
          maxLength={200}
          enterKeyHint="done"
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          // What was typed counts also for those who never press Enter.
          onBlur={add}
        />
        <Button variant="secondary" onClick={add}>
          {copy.addInterest}
        </Button>
      </Line>
      {value.length > 0 && (
        <Row $gap={2}>
          {value.map((interest) => (
            <Chip
              key={interest}
              type="button"
              aria-label={copy.removeInterest(interest)}
              onClick={() => onChange(value.filter((other) => other !== interest))}
            >
              {interest}
              <Icon name="close" size={14} />
            </Chip>
          ))}
        </Row>
      )}
    </Stack>
  );
}
