import { styled } from '@datewright/sdk/styled';
import { usePhotoAnalyzerCopy } from '../../copy/use-photo-analyzer-copy.ts';
import { PhotoScene } from '../illustrations/photo-scene.tsx';

const List = styled.ol`
  display: grid;
  gap: var(--space-5);
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 10rem), 1fr));
  > li {
    align-content: start;
    display: grid;
    gap: var(--space-2);
  }
  svg {
    border-radius: var(--radius-control);
    width: 100%;
  }
  strong {
    font-family: var(--font-heading);
  }
`;

const order = ['profile', 'hobby', 'full_body', 'pet', 'social', 'travel'] as const;

/** Illustrated photos in their recommended order, each with a reason. */
export function RecommendedPhotoOrder() {
  const copy = usePhotoAnalyzerCopy();
  return (
    <List>
      {order.map((kind, at) => (
        <li key={kind}>
          <PhotoScene kind={kind} who={copy.who} />
          <strong>
            {at + 1}. {copy.types.names[kind]}
          </strong>
          <span>{copy.demo.reasons[at]}</span>
        </li>
      ))}
    </List>
  );
}
