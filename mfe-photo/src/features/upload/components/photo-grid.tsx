import { styled } from '@datewright/sdk/styled';
import { Skeleton } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import { isWaiting, type Photo } from '../../../lib/photo.ts';
import { Frame, type PhotoChoice, PhotoTile } from './photo-tile.tsx';

const Tiles = styled.ul`
  align-items: start;
  display: grid;
  gap: var(--space-3);
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9rem), 1fr));
`;

interface Props {
  photos: readonly Photo[];
  /** Number of files that are still being read. */
  loading: number;
  onRemove: (photo: Photo) => void;
  /** Set while only some of the photos can be analyzed. */
  choice: PhotoChoice | false;
  /** A notice lists the errors already. */
  areErrorsListed: boolean;
}

export function PhotoGrid({ photos, loading, onRemove, choice, areErrorsListed }: Props) {
  const { choose: copy } = useCopy();
  return (
    <Tiles aria-label={copy.title}>
      {photos.map((photo) => (
        <PhotoTile
          key={photo.id}
          photo={photo}
          onRemove={photo.analyzing ? null : () => onRemove(photo)}
          choice={choice && isWaiting(photo) && !photo.analyzing ? choice : null}
          areErrorsListed={areErrorsListed}
        />
      ))}
      {Array.from({ length: loading }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <li key={place} aria-hidden="true">
          <Frame>
            <Skeleton $height="100%" $radius="var(--radius-card)" />
          </Frame>
        </li>
      ))}
    </Tiles>
  );
}
