import { styled } from '@datewright/sdk/styled';

/** Why an AI wrote what it wrote. */
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
