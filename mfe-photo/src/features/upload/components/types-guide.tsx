import { type PhotoType, photoTypes } from '@datewright/contracts/photo/photo-type';
import { styled } from '@datewright/sdk/styled';
import { Card, Stack, Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  overflow-wrap: anywhere;
`;

const guided = photoTypes.filter((type): type is Exclude<PhotoType, 'other'> => type !== 'other');

/** The six photo types of a complete profile. */
export function TypesGuide() {
  const { page: copy, results } = useCopy();
  return (
    <Card as="section" $padding={4} aria-label={copy.guide}>
      <Stack $gap={3}>
        <Text>{copy.guide}</Text>
        <List>
          {guided.map((type) => (
            <li key={type}>
              <strong>{results.types[type]}</strong>{' '}
              <Text as="span" $tone="muted" $size={14}>
                {results.typeTells[type]}
              </Text>
            </li>
          ))}
        </List>
      </Stack>
    </Card>
  );
}
