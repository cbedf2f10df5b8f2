import { styled } from '@datewright/sdk/styled';
import { Page } from '@datewright/ui';

export const PageFrame = styled(Page)`
  display: grid;
  gap: var(--space-6);
  grid-template-columns: minmax(0, 1fr);
  padding-top: var(--space-6);
  @media print {
    display: block;
    max-width: none;
    padding: 0;
    &:has(> [data-report]) > :not([data-report]) {
      display: none;
    }
  }
`;
