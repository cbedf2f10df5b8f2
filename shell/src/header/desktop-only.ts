import { styled } from '@datewright/sdk/styled';

export const DesktopOnly = styled.div`
  align-items: center;
  display: none;
  gap: var(--space-2);
  @media (min-width: 56rem) {
    display: flex;
  }
`;
