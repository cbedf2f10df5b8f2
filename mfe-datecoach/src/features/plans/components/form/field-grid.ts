import { styled } from '@datewright/sdk/styled';

/** Day and time beside each other, or below each other where text is large. A child with the class `whole` fills its row. */
export const FieldGrid = styled.div`
  display: grid;
  gap: var(--space-4);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  > .whole {
    grid-column: 1 / -1;
  }
  /* A date is as narrow as its column. */
  input {
    min-width: 0;
  }
`;
