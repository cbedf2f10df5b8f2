import { styled } from '@datewright/sdk/styled';

export const Column = styled.div`
  display: grid;
  align-content: start;
  > h2 {
    font-size: var(--text-16);
    margin-bottom: var(--space-1);
  }
  > a {
    align-items: center;
    color: var(--muted);
    display: flex;
    min-height: 2rem;
    text-decoration: none;
    width: fit-content;
    @media (pointer: coarse) {
      min-height: var(--target);
    }
    &:hover {
      color: var(--text);
      text-decoration: underline;
    }
  }
`;
