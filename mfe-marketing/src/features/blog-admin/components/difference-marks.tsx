import { styled } from '@datewright/sdk/styled';

/** Marked by shape and word, not by colour alone: each begins with a sign and a word that is read aloud. */
export const Gone = styled.del`
  background: var(--bad-wash);
  display: block;
`;
export const Come = styled.ins`
  background: var(--good-wash);
  display: block;
  text-decoration: none;
`;
