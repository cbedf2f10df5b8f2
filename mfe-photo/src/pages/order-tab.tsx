import { styled } from '@datewright/sdk/styled';
import { EmptyState } from '@datewright/ui';
import { useCopy } from '../copy/use-copy.ts';
import { scoreText } from '../frame/score-tone.ts';
import type { AnalyzedPhoto } from '../photos/photo.ts';

const Places = styled.ol`
  display: grid;
  gap: var(--space-3);
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9rem), 1fr));
`;

/** The photos, the best first. */
export function OrderTab({ photos }: { photos: readonly AnalyzedPhoto[] }) {
  const { results: copy } = useCopy();
  if (photos.length < 2) return <EmptyState icon="star" title={copy.orderEmpty} />;
  const best = [...photos].sort((a, b) => b.result.score - a.result.score);
  return (
    <Places>
      {best.map(({ id, name, thumbnail, result }) => (
        <li key={id}>
          <img src={thumbnail} alt={copy.alt(copy.types[result.type], name)} />
          {copy.types[result.type]} · {scoreText(result.score)}
        </li>
      ))}
    </Places>
  );
}
