import { styled } from '@datewright/sdk/styled';
import { Icon, VisuallyHidden } from '@datewright/ui';
import type { PhotoRating } from '../../lib/photo-measurement/photo-metrics.ts';

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  width: 100%;
`;

const Fact = styled.li<{ $verdict: PhotoRating }>`
  align-items: center;
  display: flex;
  gap: var(--space-3);
  > svg {
    color: var(--${({ $verdict }) => $verdict});
    flex: none;
  }
  > strong {
    min-width: 8rem;
  }
`;

export interface MetricItem {
  name: string;
  verdict: PhotoRating;
  said: string;
}

export function MetricList({ label, facts }: { label: string; facts: readonly MetricItem[] }) {
  return (
    <List aria-live="polite" aria-label={label}>
      {facts.map(({ name, verdict, said }) => (
        <Fact key={name} $verdict={verdict}>
          <Icon name={verdict === 'good' ? 'check' : 'alert'} />
          <strong>{name}</strong>
          <VisuallyHidden>: </VisuallyHidden>
          <span>{said}</span>
        </Fact>
      ))}
    </List>
  );
}
