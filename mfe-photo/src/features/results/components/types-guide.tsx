import { type PhotoType, photoTypes } from '@datewright/contracts/photo/photo-type';
import { styled } from '@datewright/sdk/styled';
import { Card, Icon, Stack, Text, VisuallyHidden } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import { type AnalyzedPhoto, getPhotoType } from '../../../lib/photo.ts';
import { deservesTypeName } from '../../../lib/photo-verdict.ts';

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
`;

const Item = styled.li<{ $has: boolean }>`
  align-items: start;
  border: 1px ${({ $has }) => ($has ? 'solid var(--good)' : 'dashed var(--control-line)')};
  border-radius: var(--radius-control);
  display: flex;
  gap: var(--space-2);
  padding: var(--space-2) var(--space-3);
  > svg {
    color: var(--${({ $has }) => ($has ? 'good' : 'muted')});
    flex: none;
    margin-top: 0.125rem;
  }
  > :last-child {
    display: grid;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

type Guided = Exclude<PhotoType, 'other'>;
const guided = photoTypes.filter((type): type is Guided => type !== 'other');

/** The six photo types of a complete profile, and which are missing, as far as the AI has seen the photos. */
export function TypesGuide({ photos }: { photos: readonly AnalyzedPhoto[] }) {
  const { page: copy, results } = useCopy();
  const there = new Set<PhotoType | null>(photos.filter(deservesTypeName).map(getPhotoType));
  const unseen = photos.find(({ result }) => !result.sees);
  const missing = guided.filter((type) => !there.has(type)).length;
  return (
    <Card as="section" $padding={4} aria-label={copy.guide}>
      <Stack $gap={3}>
        <Text>
          {copy.guide}{' '}
          {photos.length > 0 && (
            <strong>{unseen ? copy.guideUnseen(unseen.result.writtenBy) : copy.guideMissing(missing)}</strong>
          )}
        </Text>
        <List>
          {guided.map((type) => (
            <Item key={type} $has={there.has(type)} data-type={type}>
              <Icon name={there.has(type) ? 'check' : 'plus'} size={18} />
              <span>
                <strong>{results.types[type]}</strong>
                {!unseen && <VisuallyHidden>, {there.has(type) ? copy.guideHas : copy.guideLacks}:</VisuallyHidden>}
                <Text as="span" $tone="muted" $size={14}>
                  {' '}
                  {results.typeTells[type]}
                </Text>
              </span>
            </Item>
          ))}
        </List>
      </Stack>
    </Card>
  );
}
