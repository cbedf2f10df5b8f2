import { styled } from '@datewright/sdk/styled';
import { useCopy } from '../../../copy/use-copy.ts';
import { usePhotoTitle } from '../../../hooks/use-photo-title.ts';
import type { AnalyzedPhoto } from '../../../lib/photo.ts';
import { formatScore, getScoreTone } from '../../../lib/score-tone.ts';

const Strip = styled.ul`
  display: flex;
  gap: var(--space-2);
  overflow-x: auto;
  padding: 4px;
`;

const Small = styled.button<{ $tone: 'good' | 'careful' | 'bad' }>`
  background: var(--surface);
  border: 1px solid var(--hairline);
  border-bottom: 3px solid var(--${({ $tone }) => $tone});
  border-radius: var(--radius-control);
  cursor: pointer;
  display: grid;
  font-size: var(--text-14);
  font-weight: 600;
  justify-items: center;
  overflow: hidden;
  padding: 0 0 2px;
  width: 3.5rem;
  &:hover {
    border-color: var(--text);
  }
  > img {
    aspect-ratio: 1;
    object-fit: cover;
    width: 100%;
  }
`;

interface Props {
  photos: readonly AnalyzedPhoto[];
  onGo: (place: number) => void;
}

/** All photos with their scores; each links to its card. */
export function Overview({ photos, onGo }: Props) {
  const { results: copy } = useCopy();
  const getTitle = usePhotoTitle();
  return (
    <Strip aria-label={copy.overview}>
      {photos.map((photo, place) => {
        const { id, thumbnail, result } = photo;
        const score = formatScore(result.score);
        return (
          <li key={id}>
            <Small
              type="button"
              $tone={getScoreTone(result.score)}
              aria-label={copy.goTo(place + 1, getTitle(photo, place), score)}
              onClick={() => onGo(place)}
            >
              <img src={thumbnail} alt="" />
              {score}
            </Small>
          </li>
        );
      })}
    </Strip>
  );
}
