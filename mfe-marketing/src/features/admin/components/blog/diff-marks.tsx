import { styled } from '@datewright/sdk/styled';

/** Marked by sign and word, not by colour alone, for screen readers and colour blindness. */
export const Removed = styled.del`
  background: var(--bad-wash);
  display: block;
`;
export const Inserted = styled.ins`
  background: var(--good-wash);
  display: block;
  text-decoration: none;
`;
