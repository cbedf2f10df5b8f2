import { styled } from '@datewright/sdk/styled';

/** From the width of a desktop on; beside a member's tools (`$isBesideTools`), from where there is room for it too. */
export const DesktopOnly = styled.div<{ $isBesideTools?: boolean }>`
  align-items: center;
  display: none;
  gap: var(--space-2);
  @media (min-width: ${({ $isBesideTools }) => ($isBesideTools ? '72rem' : '56rem')}) {
    display: flex;
  }
`;
