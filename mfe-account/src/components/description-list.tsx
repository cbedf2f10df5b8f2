import { styled } from '@datewright/sdk/styled';
import { Fragment, type ReactNode } from 'react';

const StyledList = styled.dl`
  display: grid;
  gap: var(--space-1) clamp(var(--space-3), 4vw, var(--space-6));
  grid-template-columns: auto minmax(0, 1fr);
  margin: 0;
  dt {
    color: var(--muted);
  }
  dd {
    font-weight: 600;
    margin: 0;
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
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
    </StyledList>
  );
}
