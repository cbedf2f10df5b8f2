import { styled } from '@datewright/sdk/styled';

/** The AI's reasons for a text. */
export const ReasonList = styled.ul`
  display: grid;
  gap: var(--space-1);
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  && {
    list-style: disc;
  }
  max-width: var(--measure);
  padding-left: 1.25rem;
`;
