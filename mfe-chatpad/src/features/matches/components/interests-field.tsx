import { Icon, Row, Stack } from '@datewright/ui';
import { AddField } from '@datewright/ui/add-field';
import { Chip } from '@datewright/ui/chip';
import { useCopy } from '../../../copy/use-copy.ts';

interface Props {
  value: string[];
  onChange: (interests: string[]) => void;
  /** Text in the field. It counts even if the member never presses Enter. */
  typed: string;
  onType: (typed: string) => void;
  onAdd: () => void;
}

export function InterestsField({ value, onChange, typed, onType, onAdd }: Props) {
  const { form: copy } = useCopy();
  return (
    <Stack $gap={2}>
      <AddField
        label={copy.interests}
        addLabel={copy.addInterest}
        onAdd={onAdd}
        value={typed}
        maxLength={200}
        onChange={(event) => onType(event.target.value)}
        onBlur={onAdd}
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
