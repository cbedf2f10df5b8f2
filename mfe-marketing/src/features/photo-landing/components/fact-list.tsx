import { styled } from '@datewright/sdk/styled';
import { Icon, VisuallyHidden } from '@datewright/ui';
import type { Verdict } from '../photo-facts.ts';

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  width: 100%;
`;

const Fact = styled.li<{ $verdict: Verdict }>`
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

export interface ShownFact {
  name: string;
  verdict: Verdict;
  said: string;
}

/** What was found on one photo. */
export function FactList({ label, facts }: { label: string; facts: readonly ShownFact[] }) {
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
