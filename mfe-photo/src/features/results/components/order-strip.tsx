import { styled } from '@datewright/sdk/styled';
import { Heading, Row, Stack } from '@datewright/ui';
import { CroppedPhoto } from '../../../components/cropped-photo.tsx';
import { TextButton } from '../../../components/text-button.ts';
import { useCopy } from '../../../copy/use-copy.ts';
import type { AnalyzedPhoto } from '../../../lib/photo.ts';
import { showCard } from './result-card.tsx';

const Strip = styled.ol`
  display: grid;
  gap: var(--space-2);
  grid-auto-columns: minmax(3.5rem, 5.5rem);
  grid-auto-flow: column;
  justify-content: start;
  /* The focus ring of the first and last photo. */
  margin: calc(-1 * var(--space-1));
  overflow-x: auto;
  padding: var(--space-1);
`;

const Photo = styled.button`
  aspect-ratio: 4 / 5;
  background: none;
  border: 0;
  border-radius: var(--radius-control);
  cursor: pointer;
  display: block;
  overflow: hidden;
  padding: 0;
  position: relative;
  width: 100%;
  > span {
    background: var(--ground);
    border-radius: var(--radius-round);
    color: var(--text);
    font-size: var(--text-14);
    font-weight: 700;
    left: var(--space-1);
    line-height: 1;
    min-width: 1.5rem;
    padding: 0.3rem;
    position: absolute;
    text-align: center;
    top: var(--space-1);
  }
`;

interface Props {
  order: readonly AnalyzedPhoto[];
  onChangeOrder: () => void;
}

/** The verdict on all photos: which goes first, and which next. A photo leads to its card. */
export function OrderStrip({ order, onChangeOrder }: Props) {
  const { results: copy } = useCopy();
  return (
    <Stack as="section" $gap={3} aria-labelledby="order-strip">
      <Row $justify="space-between" $gap={2}>
        <Heading as="h3" id="order-strip" $size={22}>
          {copy.orderTitle}
        </Heading>
        <TextButton aria-label={copy.changeOrder} onClick={onChangeOrder}>
          {copy.changeShort}
        </TextButton>
      </Row>
      <Strip>
        {order.map((photo, at) => (
          <li key={photo.id}>
            <Photo type="button" aria-label={copy.toPhoto(at + 1, photo.name)} onClick={() => showCard(photo.id)}>
              <CroppedPhoto photo={photo} alt="" />
              <span aria-hidden="true">{at + 1}</span>
            </Photo>
          </li>
        ))}
      </Strip>
    </Stack>
  );
}
