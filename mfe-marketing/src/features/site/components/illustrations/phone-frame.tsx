import { styled } from '@datewright/sdk/styled';
import type { ReactNode } from 'react';

const Body = styled.div`
  background: var(--ground);
  border: 8px solid var(--surface-raised);
  border-radius: 40px;
  box-shadow:
    0 0 0 1px var(--hairline),
    var(--shadow);
  display: flex;
  flex-direction: column;
  margin-inline: auto;
  max-width: 21rem;
  overflow: hidden;
  width: 100%;
`;

const Top = styled.div`
  align-items: center;
  border-bottom: 1px solid var(--hairline);
  display: flex;
  gap: var(--space-3);
  min-height: 3.5rem;
  padding: var(--space-3) var(--space-4);
`;

const Screen = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-3);
  padding: var(--space-4);
`;

/** A phone frame around a demo. `top`: the match's name or the tool. */
export const PhoneFrame = ({ top, children }: { top?: ReactNode; children: ReactNode }) => (
  <Body>
    {top && <Top>{top}</Top>}
    <Screen>{children}</Screen>
  </Body>
);
