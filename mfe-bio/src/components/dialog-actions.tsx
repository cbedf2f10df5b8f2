import { styled } from '@datewright/sdk/styled';

/** The buttons at the end of a dialog, full-width on a phone. */
export const DialogActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-3);
  justify-content: end;
  @media (max-width: 30rem) {
    flex: 1;
    > * {
      flex: 1 1 auto;
      padding-inline: 0.75rem;
    }
  }
`;
