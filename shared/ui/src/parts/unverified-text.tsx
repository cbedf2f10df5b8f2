import { styled } from '@datewright/sdk/styled';
import type { ReactNode } from 'react';

const Words = styled.mark`
  background: var(--careful-wash);
  border-radius: 4px;
  box-shadow: inset 0 -2px 0 var(--careful);
  color: inherit;
  padding-inline: 2px;
`;

const Flag = styled.small`
  background: var(--careful-wash);
  border: 1px solid color-mix(in srgb, var(--careful) 35%, transparent);
  border-radius: var(--radius-round);
  color: var(--careful);
  font-size: 0.75rem;
  font-weight: 600;
  margin-inline: 4px;
  padding: 0 6px;
  white-space: nowrap;
`;

/** Words that an AI added and that are not in its input, for the member to verify. `flag` is appended as the label. */
export const UnverifiedText = ({ children, flag }: { children: ReactNode; flag: string | false }) => (
  <Words>
    {children}
    {flag && <Flag>{flag}</Flag>}
  </Words>
);
