import { Button, Card, Heading, Row, SegmentedControl, Stack, Text } from '@datewright/ui';
import { useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import type { SavedBio } from '../use-saved-bio.ts';
import { BioField, fieldRows, isTooLong } from './bio-field.tsx';

interface Props {
  saved: SavedBio;
  onCreate: () => void;
  onVersions: () => void;
}

/** Where no bio is saved: paste one, or make one together. */
export function CreateSection({ saved, onCreate, onVersions }: Props) {
  const { bio: copy, trouble } = useCopy();
  const [tried, setTried] = useState(false);
  const { page, change, saving } = saved;
  const bio = page.bioInput.trim();
  const isEmpty = bio === '';

  function save() {
    setTried(isEmpty);
    if (isEmpty || isTooLong(bio)) return;
    // The input and the analysis go with the save; what was typed comes back when it fails.
    void saved.save({
      bio,
      doing: 'save',
      page: () => ({ bioInput: '', analyzed: null, written: null, genderKnown: true }),
    });
  }

  return (
    <Card as="section" id="create-section" aria-labelledby="create-title">
      <Stack $gap={5}>
        <Stack $gap={2}>
          <Heading id="create-title" $size={22}>
            {copy.newTitle}
          </Heading>
          <Text $tone="muted">{copy.newLead}</Text>
        </Stack>
        <BioField
          label={copy.input}
          rows={fieldRows.input}
          placeholder={copy.placeholder}
          value={page.bioInput}
          error={tried && isEmpty ? trouble.emptyInput : undefined}
          onChange={(bioInput) => change({ bioInput })}
          onSubmit={save}
        />
        <SegmentedControl
          legend={copy.gender}
          options={[
            { value: 'man', label: copy.genders.man },
            { value: 'woman', label: copy.genders.woman },
          ]}
          value={page.selectedGender}
          onChange={(selectedGender) => change({ selectedGender, genderKnown: true })}
        />
        <Row $gap={3}>
          <Button disabled={isEmpty || isTooLong(bio)} busy={saving !== null} onClick={save}>
            {copy.save}
          </Button>
          {isEmpty && (
            <Button variant="secondary" onClick={onCreate}>
              {copy.help}
            </Button>
          )}
          {page.version > 0 && (
            <Button variant="ghost" onClick={onVersions}>
              {copy.versions}
            </Button>
          )}
        </Row>
      </Stack>
    </Card>
  );
}
