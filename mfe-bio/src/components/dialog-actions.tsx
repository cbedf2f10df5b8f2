import { styled } from '@datewright/sdk/styled';

/** The buttons of a dialog: at its end, and on a phone over its whole width. */
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
