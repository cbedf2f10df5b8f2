import { styled } from '@datewright/sdk/styled';
import { useRef } from 'react';
import { CroppedPhoto } from '../../../components/cropped-photo.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import type { AnalyzedPhoto } from '../../../lib/photo.ts';
import { useDrag } from '../hooks/use-drag.ts';

const Phone = styled.ol`
  background: var(--ground);
  border: 6px solid var(--surface-raised);
  border-radius: var(--radius-sheet);
  box-shadow: 0 0 0 1px var(--control-line);
  display: grid;
  gap: var(--space-2);
  grid-template-columns: repeat(3, 1fr);
  list-style: none;
  margin: 0 auto;
  max-width: 17rem;
  padding: var(--space-2);
  width: 100%;
  /* On a phone the list alone shows the order. */
  @media (max-width: 47.99rem) {
    display: none;
  }
`;

const Slot = styled.li<{ $dragged: boolean }>`
  aspect-ratio: 4 / 5;
  border-radius: var(--radius-control);
  cursor: ${({ $dragged }) => ($dragged ? 'grabbing' : 'grab')};
  opacity: ${({ $dragged }) => ($dragged ? 0.7 : 1)};
  overflow: hidden;
  position: relative;
  touch-action: none;
  user-select: none;
  &:first-child {
    grid-column: 1 / -1;
  }
`;

const Place = styled.span`
  background: var(--ground);
  border-radius: var(--radius-round);
  color: var(--text);
  font-size: var(--text-14);
  font-weight: 700;
  left: var(--space-2);
  line-height: 1;
  min-width: 1.5rem;
  padding: 0.3rem;
  position: absolute;
  text-align: center;
  top: var(--space-2);
`;

interface Props {
  photos: readonly AnalyzedPhoto[];
  /** Moves a photo to a position, counted from 0. */
  onMove: (id: string, to: number) => void;
}

/** The profile as others see it: the first photo large, the others below. They are dragged in it. */
export function PhoneFrame({ photos, onMove }: Props) {
  const { order: copy } = useCopy();
  const phone = useRef<HTMLOListElement>(null);
  const drag = useDrag(phone, onMove);
  return (
    <Phone ref={phone} aria-label={copy.profile} {...drag.onList}>
      {photos.map((photo, at) => (
        <Slot
          key={photo.id}
          data-photo={photo.id}
          $dragged={drag.dragged === photo.id}
          onPointerDown={drag.take(photo.id)}
        >
          <CroppedPhoto photo={photo} alt={copy.photo(at + 1, photo.name)} />
          <Place aria-hidden>{at + 1}</Place>
        </Slot>
      ))}
    </Phone>
  );
}
