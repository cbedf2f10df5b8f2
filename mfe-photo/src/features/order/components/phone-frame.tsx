import { styled } from '@datewright/sdk/styled';
import { CroppedPhoto } from '../../../components/cropped-photo.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import type { AnalyzedPhoto } from '../../../lib/photo.ts';

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
`;

const Slot = styled.li`
  aspect-ratio: 4 / 5;
  border-radius: var(--radius-control);
  overflow: hidden;
  position: relative;
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

/** The profile as others see it: the first photo large, the others below. */
export function PhoneFrame({ photos }: { photos: readonly AnalyzedPhoto[] }) {
  const { order: copy } = useCopy();
  return (
    <Phone aria-label={copy.profile}>
      {photos.map((photo, at) => (
        <Slot key={photo.id}>
          <CroppedPhoto photo={photo} alt={copy.photo(at + 1, photo.name)} />
          <Place aria-hidden>{at + 1}</Place>
        </Slot>
      ))}
    </Phone>
  );
}
