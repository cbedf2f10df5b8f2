import { Icon, Row, Stack } from '@datewright/ui';
import { AddField } from '@datewright/ui/add-field';
import { Chip } from '@datewright/ui/chip';
import { useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';

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

  return (
    <Stack $gap={2}>
      <AddField
        label={copy.interests}
        add={copy.addInterest}
        onAdd={add}
        value={typed}
        maxLength={200}
        onChange={(event) => setTyped(event.target.value)}
        // What was typed counts also for those who never press Enter.
        onBlur={add}
      />
      {value.length > 0 && (
        <Row $gap={2}>
          {value.map((interest) => (
            <Chip
              key={interest}
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
