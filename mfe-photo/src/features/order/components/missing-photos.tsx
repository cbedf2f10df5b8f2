import { styled } from '@datewright/sdk/styled';
import { Button, Heading, Icon, Row, Stack, Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import type { AnalyzedPhoto } from '../../../lib/photo.ts';
import { findMissingTypes } from '../lib/find-missing-types.ts';

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  > li {
    display: grid;
    gap: var(--space-2);
    grid-template-columns: 1.25rem minmax(0, 1fr);
  }
  > li > svg {
    color: var(--muted);
    margin-top: 0.125rem;
  }
`;

interface Props {
  photos: readonly AnalyzedPhoto[];
  onAdd: () => void;
}

/** What the profile still lacks, and the way to add it. */
export function MissingPhotos({ photos, onAdd }: Props) {
  const { order: copy, page } = useCopy();
  const missing = findMissingTypes(photos);
  const unseen = photos.find(({ result }) => !result.sees);
  return (
    <Stack as="section" $gap={3} aria-labelledby="missing-photos">
      <Heading as="h3" id="missing-photos" $size={22}>
        {copy.missing}
      </Heading>
      {missing.length > 0 && (
        <List>
          {missing.map((what) => (
            <li key={what}>
              <Icon name="plus" size={18} />
              {copy.lacks[what]}
            </li>
          ))}
        </List>
      )}
      {unseen && <Text>{copy.missingUnseen(unseen.result.writtenBy)}</Text>}
      {missing.length === 0 && !unseen && <Text>{copy.nothingMissing}</Text>}
      <Row>
        <Button variant="secondary" onClick={onAdd}>
          {page.addMore}
        </Button>
      </Row>
    </Stack>
  );
}
