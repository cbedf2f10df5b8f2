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

const Item = styled.li`
  align-items: start;
  display: flex;
  gap: var(--space-2);
  > svg {
    color: var(--good);
    flex: none;
    margin-top: 0.2rem;
  }
  > :last-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

/** As wide as the check of a type that is there. */
const Missing = styled.span`
  border: 1px dashed var(--muted);
  border-radius: var(--radius-round);
  flex: none;
  height: 1.125rem;
  margin-top: 0.2rem;
  width: 1.125rem;
`;

type Guided = Exclude<PhotoType, 'other'>;
const guided = photoTypes.filter((type): type is Guided => type !== 'other');

/** The six photo types of a complete profile, and which are missing, as far as the AI has seen the photos. */
export function TypesGuide({ photos }: { photos: readonly AnalyzedPhoto[] }) {
  const { page: copy, results } = useCopy();
  const there = new Set<PhotoType | null>(photos.filter(deservesTypeName).map(getPhotoType));
  const unseen = photos.find(({ result }) => !result.sees);
  // Nothing is missing yet, or nobody has looked.
  const isUnknown = photos.length === 0 || unseen !== undefined;
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
            <Item key={type} data-type={type}>
              {there.has(type) && <Icon name="check" size={18} />}
              {!there.has(type) && !isUnknown && <Missing aria-hidden="true" />}
              <span>
                <strong>{results.types[type]}</strong>
                {!isUnknown && <VisuallyHidden>, {there.has(type) ? copy.guideHas : copy.guideLacks}:</VisuallyHidden>}
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
