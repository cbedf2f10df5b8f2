import { styled } from '@datewright/sdk/styled';
import { Icon } from '@datewright/ui';
import { CroppedPhoto } from '../../../components/cropped-photo.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import type { AnalyzedPhoto } from '../../../lib/photo.ts';

const Photos = styled.div`
  display: grid;
  gap: var(--space-2);
  grid-template-columns: repeat(auto-fill, minmax(5.5rem, 1fr));
`;

const Photo = styled.button`
  aspect-ratio: 4 / 5;
  background: none;
  border: 3px solid transparent;
  border-radius: var(--radius-control);
  cursor: pointer;
  overflow: hidden;
  padding: 0;
  position: relative;
  > svg {
    background: var(--text);
    border-radius: var(--radius-round);
    color: var(--ground);
    display: none;
    padding: 0.125rem;
    position: absolute;
    right: var(--space-1);
    top: var(--space-1);
  }
  &[aria-pressed='true'] {
    border-color: var(--text);
    > svg {
      display: block;
    }
  }
`;

interface Props {
  photos: readonly AnalyzedPhoto[];
  chosen: ReadonlySet<string>;
  onToggle: (id: string) => void;
}

export function PhotoChoice({ photos, chosen, onToggle }: Props) {
  const { friends: copy } = useCopy();
  return (
    <Photos>
      {photos.map((photo) => (
        <Photo
          key={photo.id}
          type="button"
          aria-pressed={chosen.has(photo.id)}
          aria-label={copy.photo(photo.name)}
          onClick={() => onToggle(photo.id)}
        >
          <CroppedPhoto photo={photo} alt="" />
          <Icon name="check" size={20} />
        </Photo>
      ))}
    </Photos>
  );
}
