import { styled } from '@datewright/sdk/styled';

/** Marked by shape and word, not by colour alone: each begins with a sign and a word that is read aloud. */
export const Removed = styled.del`
  background: var(--bad-wash);
  display: block;
`;
export const Inserted = styled.ins`
  background: var(--good-wash);
  display: block;
  text-decoration: none;
`;
