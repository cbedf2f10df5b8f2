import { styled } from '@datewright/sdk/styled';
import type { ReactNode } from 'react';

const StyledList = styled.dl`
  display: grid;
  gap: var(--space-1);
  margin: 0;
  /* Side by side, or below each other where the text is large. */
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
  }
  dt {
    color: var(--muted);
    flex: 0 0 7.5rem;
  }
  dd {
    flex: 1 1 8rem;
    font-weight: 600;
    margin: 0;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

/** Names with their values; unknown values are left out. */
export function DescriptionList({ facts }: { facts: [name: string, value: ReactNode][] }) {
  return (
    <StyledList>
      {facts
        .filter(([, value]) => value !== null)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </StyledList>
  );
}
